import { livesIn, type Conversation } from '../expect.ts'
import { afterCork } from './a-room-in-cork-after.ts'
import { beforeCork } from './a-room-in-cork-before.ts'

export const aRoomInCork: Conversation = {
  name: 'a-room-in-cork',
  split: 'fourth',
  part: 'b',
  about:
    'A man of 31 leaves Recife for a hotel kitchen in Ireland, over three months; English with Portuguese in it. Long.',
  angels: ['lucia'],
  truths: {
    city: livesIn('Buenos Aires'),
    grandmother: {
      says: /grandmother|\bgran\b|\babuela\b/i,
      never: /my (?:mother|father|uncle|aunt|brother) taught me/i,
    },
    films: { says: /horror/i, never: /\bI (?:love|watch) (?:comed|romantic|cartoon|western)/i },
  },
  allowed:
    /reais|beans|heat|idea|euro|photo|caio|recife|brazil|31|motor|moto|visa|cork|ireland|february|hotel|kitchen|lourdes|mother|gas|floor|fourth|thiago|sofa|physio|diploma|frevo|umbrella|tango|bruna|girlfriend|dog|farofa|legs|bus|caramel|lactose|milk|butter|grandfather|27|bicycle|coat|mustard|ademir|patient|walk|82|mango|sister|jamile|flight|fly|10th|suitcase|wheel|iron|sleep|rain|declan|boss|kerry|pots|kasia|polish|dessert|650|600|room|deasy|coal|cards|beach|father|homesick|mop/i,
  turns: [...beforeCork, ...afterCork],
}
