import * as others from './concern-phrases.ts'
import * as distress from './distress-phrases.ts'
import * as farewell from './farewell-phrases.ts'
import * as harm from './harm-phrases.ts'
import * as minors from './minors-phrases.ts'
import * as person from './person-phrases.ts'
import * as reply from './reply-phrases.ts'
import * as selfHarm from './self-harm-phrases.ts'
import * as trade from './trade-phrases.ts'
import * as violence from './violence-phrases.ts'

/** What people write. */
export const writtenPhrases = {
  csam: minors.csam,
  young: minors.young,
  sexual: minors.sexual,
  suggestive: minors.suggestive,
  beside: minors.beside,
  wish: minors.wish,
  demand: minors.demand,
  kinWish: minors.kinWish,
  proper: minors.proper,
  memory: minors.memory,
  caring: minors.caring,
  notYoung: minors.notYoung,
  youngCharacter: minors.youngCharacter,
  otherPerson: minors.otherPerson,
  underage: person.underage,
  notUnderage: person.notUnderage,
  howOld: person.howOld,
  acute: [...selfHarm.acute, ...distress.acute],
  means: selfHarm.means,
  farewellGiven: farewell.farewellGiven,
  farewellGone: farewell.farewellGone,
  farewellTime: farewell.farewellTime,
  farewellWritten: farewell.farewellWritten,
  farewellSettled: farewell.farewellSettled,
  farewellSorry: farewell.farewellSorry,
  elsewhereBound: farewell.elsewhereBound,
  mild: [...selfHarm.mild, ...distress.mild],
  relapse: distress.relapse,
  history: selfHarm.history,
  topic: selfHarm.topic,
  past: selfHarm.past,
  recovered: selfHarm.recovered,
  accident: selfHarm.accident,
  concern: others.concern,
  asWell: others.asWell,
  notConcern: others.notConcern,
  mourned: others.mourned,
  fiction: selfHarm.fiction,
  told: selfHarm.told,
  soon: selfHarm.soon,
  idiom: selfHarm.idioms,
  threat: [...harm.threat, ...violence.threat],
  notThreat: harm.notThreat,
  reported: harm.reported,
  joking: harm.joking,
  hateSevere: harm.hateSevere,
  hate: harm.hate,
  notHate: harm.notHate,
  harassment: [...harm.harassment, ...violence.harassment],
  notHarassment: harm.notHarassment,
  goods: trade.goods,
  notGoods: trade.notGoods,
  spam: trade.spam,
  notSpam: trade.notSpam,
  explicit: trade.explicit,
  notExplicit: trade.notExplicit,
  ending: reply.ending,
  urged: reply.urged,
  praised: reply.praised,
  method: reply.method,
  fate: reply.fate,
  aimed: reply.aimed,
  whereabouts: reply.whereabouts,
  theirs: reply.theirs,
  spokenExplicit: reply.explicit,
} as const

/** What an angel must not say, held back from its first word on… */
export const spokenPhrases = {
  csam: reply.csam,
  young: reply.young,
  sexual: reply.sexual,
  ending: reply.ending,
  method: reply.method,
  fate: reply.fate,
  whereabouts: reply.whereabouts,
  spokenExplicit: reply.explicit,
} as const

/** …and what makes it grave or harmless, which is heard on the way. */
export const besidePhrases = {
  proper: minors.proper,
  memory: minors.memory,
  caring: minors.caring,
  notYoung: minors.notYoung,
  demand: minors.demand,
  notExplicit: trade.notExplicit,
  notHate: harm.notHate,
  urged: reply.urged,
  praised: reply.praised,
  aimed: reply.aimed,
  theirs: reply.theirs,
} as const

export type Label = keyof typeof writtenPhrases
