import type { Remembered } from '#minds/mind.ts'
import { notice } from '../facts/notice.ts'
import { clausesOf } from '../hear/clauses.ts'

/** What somebody tells, what an answer has to have of it, and ways to ask for it later. */
export const toldAndAsked = `
my sister Lena lives in Graz and teaches kids to swim => lena|graz => what's my sister called? => where does my sister live again? => who teaches kids to swim?
I grew up on a houseboat in Leiden => houseboat|leiden => where did I grow up? => do you remember where I spent my childhood? => what kind of home was it I grew up in
im allergic to walnuts, found out the hard way => walnut => what am i allergic to => is there anything i cant eat? => which food is dangerous for me?
My boss is called Dagmar and she sings in meetings => dagmar => what's my boss's name? => who sings in meetings? => remind me who my boss is
our wedding is on the 14th of september => 14|september => when am I getting married? => what date is the wedding? => when's our big day again
i broke my left wrist falling off a ladder last spring => left|ladder|wrist => which wrist did i break? => how did i hurt my wrist? => what happened to me last spring?
we've got three kids, two boys and a girl => three|two boys => how many kids do I have? => how many children have I got => do you know how many sons i have?
I work nights at a bakery near the station => bakery => where do I work? => what do I do for a living? => what's my job
my car is a rusty old Saab, I call her Greta => saab|greta => what's my car called? => what do I drive? => which make is my car?
I'm reading Middlemarch for the third time => middlemarch => what am I reading? => which book did I say I was reading => what novel do I keep going back to?
my grandmother taught me how to play cribbage => grandmother|gran|cribbage => who taught me cribbage? => what did my gran teach me? => what game did i learn as a child?
I've been learning the accordion for about two years => accordion|two years => what instrument do I play? => how long have I been learning the accordion? => what am I learning to play
my flight to Lisbon leaves at six in the morning on Thursday => lisbon|six|thursday => where am I flying to? => when's my flight? => what time does my plane leave?
I hate coriander, tastes like soap to me => coriander => which herb can't I stand? => what food do I hate => what tastes like soap to me?
my dad was a lighthouse keeper in Donegal => lighthouse|donegal => what did my father do? => where did my dad work? => what was my dad's job?
I turned 41 on Sunday => 41 => how old am I? => what's my age again? => how old did I turn?
my best friend Marek moved to Oslo in May => marek|oslo => who moved to Oslo? => where did my best friend go? => what's the name of my best friend?
we bought a tiny house with a blue door => blue|house => what colour is my door? => what did we buy? => what's special about our house?
I volunteer at the animal shelter every Saturday => shelter|saturday => what do I do on Saturdays? => where do I volunteer? => when am I at the shelter?
I'm from Antwerp originally but I've been in Leeds for ten years => antwerp|ten years => where am I from? => which city do I come from? => how long have I been in Leeds?
the baby is due in February, it's a girl => february|girl => when is the baby due? => is it a boy or a girl? => when do we expect the baby?
my cat Pickle got stuck behind the washing machine this morning => pickle|washing => what's my cat's name? => where did Pickle get stuck? => what happened this morning?
My band is called The Damp Matches and I play bass => damp matches|bass => what's my band called? => what do I play in the band? => what's the name of the group i'm in
I have a job interview at the museum next Tuesday at ten => tuesday|museum|interview => when is my interview? => where's the interview? => what's happening next tuesday?
I quit smoking six weeks ago => smoking|six weeks => what did I give up? => how long since I stopped smoking? => when did i quit smoking?
my neighbour plays trombone at midnight => trombone|neighbour => what does my neighbour do at midnight? => who plays the trombone? => which instrument does my neighbour play
I'm writing a novel about a beekeeper who solves murders => beekeep => what's my novel about? => what am I writing? => who is the hero of my book?
I can't swim, never learnt => swim => can I swim? => what can't I do? => do you remember if i can swim?
my husband Tomasz snores like a tractor => tomasz => what's my husband's name? => who snores? => who am I married to?
I'm doing my PhD on moss => moss => what is my thesis about? => what do I study? => what's my phd on?
we're moving to Bristol at the end of the month => bristol|end of the month => where are we moving? => when do we move? => which city am I moving to?
my favourite season is late autumn => autumn => what's my favourite season? => which season do I like best? => what time of year do i love
I'm a retired postman, did the same route for thirty years => post|thirty => what did I use to do? => what was my job? => how long did I do my route?
the vet said my dog Biscuit has to lose four kilos => biscuit|four kilos => what's my dog called again? => how much weight does Biscuit have to lose? => what did the vet say?
i support Sheffield Wednesday, god help me => sheffield => which team do I support? => what football club am i a fan of? => who do i support
My twin brother Jonas is a pilot => jonas|pilot => what does my brother do? => what's my twin called? => who in my family flies planes?
I have a scar on my chin from a swing => chin|swing => where's my scar? => how did I get my scar? => what's on my chin?
mum's 70th is in three weeks and I have no present yet => 70|three weeks|mum => how old will my mum be? => when's my mum's birthday? => whose birthday is coming up?
I take my coffee black with one sugar => black|one sugar => how do I take my coffee? => how do i like my coffee? => do I take milk in my coffee?
I have a meeting with the headteacher on Monday about my son Felix => felix|headteacher|monday => what's my son called? => who am I meeting on Monday? => when is the meeting with the headteacher?
I paint tiny lead soldiers, it's a bit nerdy => soldiers => what's my hobby? => what do I paint? => what nerdy thing do I do?
my landlord Mr Okafor won't fix the boiler => okafor|boiler => what's my landlord's name? => who won't fix the boiler? => what's broken in my flat?
i ran 12 km yesterday without stopping => 12 => how far did I run? => how many km did i run yesterday? => what did I do yesterday?
I want to see the northern lights before I die => northern lights => what do I want to see? => what's on my bucket list? => what's my big dream?
My name is Ottilie but everyone says Tilly => ottilie|tilly => what's my name? => what do people call me? => do you remember my full name?
I lost my passport in Vienna last week => passport|vienna => what did I lose? => where did I lose my passport? => what happened in Vienna?
my daughter wants a hedgehog for christmas => hedgehog|daughter => what does my daughter want for christmas? => which animal does my girl want? => who wants a hedgehog?
my ex Carla still has my record player => carla|record player => who has my record player? => what's my ex called? => what does Carla have of mine?
I'm left-handed and terrible with scissors => left|scissors => am I left or right handed? => which hand do I write with? => what am i terrible with
I speak Hungarian with my mother => hungarian|mother => what language do I speak with my mum? => which language do we speak at home? => who do I speak Hungarian with?
tonight I'm cooking risotto for eight people => risotto|eight => what am I cooking? => how many people are coming? => what did i say i'd make tonight?
I sold my motorbike to pay for the course => motorbike|course => what did I sell? => why did I sell my motorbike? => how did I pay for the course?
my therapist says I should write letters I never send => letter|therapist => what does my therapist say? => who told me to write letters? => what should I write according to my therapist?
I've got an old tortoise, Winston, he's 52 => winston|52|tortoise => how old is my tortoise? => what's my tortoise's name? => what pet do I have?
I failed my driving test twice already => twice|driving => how many times did I fail my driving test? => which test did I fail? => what did i fail twice?
the wifi password thing took me three hours => wifi|three hours => what took me three hours? => how long did the wifi thing take?
there's a robin that comes to my window every day, I named him Gordon => gordon|robin => what's the robin called? => who comes to my window? => what did I name the bird?
I play chess by post with a man in Ulm => ulm|chess => who do I play chess with? => where does the man live I play chess with? => what do I play by post?
im vegetarian since 2015 => vegetarian|2015 => do I eat meat? => since when am I vegetarian? => what kind of diet do I have?
my aunt Rosalind left me her sewing machine => rosalind|sewing machine => who left me a sewing machine? => what did I inherit? => which aunt was it?
we called our daughter Wren after the bird => wren|bird => what's my daughter called? => what did we name our daughter after? => my kid's name?
Got the results back. it's not broken, only sprained => sprain => what were my results? => is it broken? => what did the results say
my mate Dave is getting married in Prague in June => dave|prague|june => who's getting married? => where is Dave's wedding? => when's the wedding in Prague?
I live on the fourth floor and the lift is broken => fourth|lift|broken => which floor do I live on? => what's wrong with the lift? => what's broken in my building?
I once met David Bowie in a launderette => bowie|launderette => who did I meet in a launderette? => where did I meet Bowie? => which famous person have I met?
my shift ends at half past four => half past four => when does my shift end? => what time do I finish work? => when am I off?
I'm scared of moths, ridiculous I know => moth => what am I scared of? => what's my fear? => which insects do I not like?
my parents run a garden centre outside Perth => garden cent|perth|parents => what do my parents do? => where is my parents' garden centre? => who runs a garden centre?
I've been married to Ines for nineteen years => ines|nineteen => how long have I been married? => what's my wife called? => who is Ines?
the dentist pulled out two teeth on Wednesday => two teeth|wednesday|teeth => how many teeth did I lose? => when was I at the dentist? => what did the dentist do?
ugh, long day. the boss moved my shift to saturday again and I'd promised Nina the zoo => zoo|nina|saturday => what did i promise nina => who did I promise the zoo? => which day do i have to work now? => what had I promised?
so we finally did it. signed for the flat on Harbour Street, third floor, tiny balcony => harbour|third|balcony => what street is my new flat on => which floor => does my flat have a balcony? => what did we sign?
my brother in law Gerd is staying with us until easter and he eats everything => gerd|easter => who is staying with us? => how long is gerd staying => whats my brother in laws name => who eats everything
burned the lasagne. again. second time this month => lasagne => what did i burn => what went wrong with dinner?
she said yes!!! we're thinking october, in her parents' orchard => october|orchard|yes => when are we thinking of getting married => where will the wedding be => what did she say
i do ceramics restoration, mostly for small museums => ceramic|museum => so what do i do for a living, hm? => who do I work for mostly => do you remember my line of work
my eldest, Ruth, is off to uni in Durham, and the twins are still in primary => ruth|durham|twins => where's my eldest going => name of my oldest? => do I have twins? => which of my kids goes to uni
i am from small village near Lublin, we have 300 people and one shop => 300|lublin => how many people in my village => where is my village? => where i come from?
The doctor put me on iron tablets, that's why I'm so tired => iron => what did the doctor give me => why am I so tired, did i say? => what tablets am i on?
it's a Yamaha upright, got it from a church sale for 200 quid, the piano i mean => yamaha|200|church => what make is my piano => how much did I pay for the piano? => where did I get the piano
grandma's turning 90 on the 2nd and she wants a karaoke machine => karaoke|90|2nd => what does my grandma want => how old will gran be => when's grandma's birthday
had a row with my sister over mum's house, haven't spoken in a month => house|sister|month => what did my sister and i fight about => who am i not speaking to => how long have we not spoken?
Locked myself out in my socks this morning. neighbor let me climb over the balcony => neighbo|socks|locked => who let me climb over the balcony => what happened to me this morning => what was i wearing when I locked myself out
my kid's teacher, Mrs Abara, says he draws in every maths lesson => abara|draws => what's the teacher called => what does my kid do in maths? => who said he draws in class
im on the 7:42 train every day, same seat, same grumpy man opposite => 7:42|grumpy => which train do i take => who sits opposite me on the train => when's my train
the thing about me is i can't stand wind chimes => wind chimes => what sound can't i stand => what can't I stand => what drives me mad
We lost 4-1 and I missed a penalty. Sunday league, nothing serious => 4-1|penalty|sunday => what was the score => what did I miss? => which league do I play in
my therapist is on holiday until the 20th, so you're it => 20th|therapist => when is my therapist back => who's on holiday? => until when is my therapist away
I've been sober since my daughter's first birthday. four years now => four years|first birthday => how long have I been sober => since when have i been sober => what happened four years ago?
I drive the number 12 bus, the one that goes out to the quarry => 12|quarry|bus => which bus do i drive => where does my bus go => what's my job?
guess who got the lead in the school play? my Ollie. he's the hedgehog => hedgehog|ollie => what is ollie in the play => who got the lead? => what role does my son play
i had a dog once, Bruno, he died when i was in Korea => bruno|korea => what was my dog called => where was I when bruno died => when did my dog die
my left ear is basically useless, since the accident in 2011 => left|2011|accident => which ear is bad => when was my accident => what happened in 2011
they've offered me Rotterdam. two year contract, starts in march, I have until friday to say yes => rotterdam|two year|friday|march => where did they offer me a job => how long is the contract => until when do i have to decide => when would it start
Jess and I have been on three dates. she's a beekeeper! => beekeep|three|jess => what does jess do => how many dates have I been on => who's the beekeeper?
mein name ist Katja, sorry, my name is Katja, i learn english => katja|english => whats my name => what language do i learn => who am i
my thesis is about rust. well, corrosion in bridges => rust|corrosion|bridge => what's my thesis on => thesis topic? => what do i write about
our boiler man comes between 8 and 12 tomorrow, which means 4 => 8|boiler|12 => when does the boiler man come => who's coming tomorrow
I keep bees on the roof. 3 hives. My neighbours don't know => bees|3|hives => what do I keep on the roof => how many hives do I have => what don't my neighbours know
we had mussels last night and i was up till four, never again => mussels => what seafood made me ill? => what did i eat that kept me up
the kettle packed in so I'm boiling water in a saucepan like a student => kettle => which appliance is broken => what packed in?
I've a dodgy hip from twenty years of roofing => hip|roofing => which bit of me is dodgy => what did i do for twenty years
our Marnie has passed her grade five cello => cello|marnie => what exam did marnie pass => who plays the cello in our house
got to be at Paddington by ten past eight => paddington|ten past eight => which station do i need to get to => when do i have to be there
I always put vinegar on my eggs. people stare => vinegar => what do i put on my eggs => what's my weird food habit
my old headmaster was called Pritchard, a terror => pritchard => what was the name of that teacher i mentioned => who was a terror
we let the spare room to a lad from Ghana, Kwame => kwame|ghana => who's our lodger => where is our lodger from
i sleep with the window open even in january => window => how do i sleep => what do i do even in winter at night
my first car was a Fiat Panda with no reverse => panda|reverse => what was wrong with my first car => which car did i start out with
Wednesday's choir practice is cancelled because the organist has shingles => shingles|choir => why is choir off => what's wrong with the organist => what got cancelled
I've saved eleven hundred towards the deposit => eleven hundred => how much have i put by => how much money have i saved
dad won't wear his hearing aids, says they whistle => hearing aid|whistle => what won't dad wear => why wont my father wear them
I proposed on a chairlift in Zermatt and dropped the ring => zermatt|chairlift|ring => where did i pop the question => what did i drop => how did my proposal go
my brother in law sells caravans near Hull => caravan|hull => what line of business is my brother in law in => where does he sell his caravans
I can't abide cloves => cloves => what spice do i loathe => what can't i abide
tomorrow they take the plaster off my arm => plaster => what happens tomorrow => what comes off tomorrow => what's on my arm
I'm knitting a blanket for my goddaughter Imke => blanket|imke => what am i making => who is the blanket for => what's my goddaughter called
the allotment flooded and I lost all the leeks => leeks|flood => which crop did i lose => what happened to my allotment
there were nine of us in two bedrooms growing up => nine|two => how many were we at home when i was a kid => how many bedrooms did we have
my nickname at work is Spanner => spanner => what do they call me at work => what's my nickname
I did two tours as a ship's cook => cook|two => what was i on the ship => how many tours did i do
she's in year 4 and obsessed with volcanoes, my youngest => volcano|4 => what's my youngest obsessed with => which year is my youngest in
rent's gone up to 940 => 940 => how much is my rent => what do i pay a month for the flat
`
  .trim()
  .split('\n')
  .map((line) => {
    const [says = '', has = '', ...questions] = line.split(' => ')
    return { says, has: new RegExp(has, 'i'), questions }
  })

const minute = 60_000

/** When the nth message was told. */
export function keptAt(nth: number): number {
  return nth * minute
}

/** Keeps what is noticed as memories does: a newer one in the place of the older one with the same key. */
export function keptAfter(messages: readonly string[]): Remembered[] {
  let memories: Remembered[] = []
  messages.forEach((text, i) => {
    const before = messages.slice(0, i)
    const { memories: fresh } = notice({
      text,
      clauses: clausesOf(text),
      before,
      pending: undefined,
      memories,
      now: keptAt(i),
    })
    for (const memory of fresh)
      memories = [
        { ...memory, pinned: false, at: keptAt(i) },
        ...memories.filter((one) => one.key !== memory.key),
      ]
  })
  return memories
}
