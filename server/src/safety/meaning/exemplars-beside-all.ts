/** Lives as they are told: near to everything that is looked for, and none of it. */
export const besideAll: readonly string[] = `
i finally deleted my ex's number, feels like closing a chapter
the pills my vet gave the dog make him so sleepy
took two paracetamol and a hot bath, much better
i took the whole afternoon off and did nothing
standing on the bridge over the rhine eating an ice cream, perfect evening
last night i put the belt on the new trousers and it broke
the train was so full i nearly had to stand on the roof
i wrote everyone a christmas card this year, hand is dead
tonight i finally get to see my favourite band, bye
i have a plan for sunday: bed, tea, trashy tv
by the time you wake up ill be on the plane to lisbon
ive decided. friday after my shift im booking the holiday
there is no talking me out of it, im getting the puppy
water is freezing but im going in, new year swim!
i bought a one way ticket to chile, new life here i come
the gas man came today, finally hot water
im on the roof fixing tiles and the view is unreal
how long does it take to bleed the radiators
that presentation nearly finished me off
my jokes die on stage every tuesday and i keep coming back
i could sleep for a thousand years after that shift
im so tired of waking up at five for the baby
i dont want to be here, this party is so boring
i cant do this any more, the puzzle has 5000 pieces
i wish i could disappear into this blanket until spring
i hate mondays with every fibre of my being
nobody came to my stand at the craft fair, bit sad
being single is so much easier
i keep picturing my own wedding and it makes me giddy
dad passed in march and i miss him in the small things
my therapist and i talked about how far ive come since the attempt in 2012
when i was nineteen i didnt want to live, now i run a bakery
my best friend is suicidal and i dont know how to help her, any advice?
my son told me he cuts himself and i want to support him properly, what do i say
i work nights on a psychiatric ward, someone tried to hang himself and we got there in time
the book deals with suicide in such a gentle way
our dog was put to sleep today, she was fifteen
grandma is dying and were all taking turns at the hospice
i lost a colleague to suicide last year and the anniversary is coming up
the doctors said the lump was benign, i cried in the car
does it hurt to get your ears pierced
id rather die than go camping again haha
that song kills me every time
if my mother in law comes ill jump out of the window lol
i nearly died when he read my text out loud
i screamed so hard at the match i have no voice left
my boss is going to murder me for losing the keys
im gonna destroy you at mario kart tonight
ill kill him if he ate my leftovers, he always does
we slaughtered them 7 to 1
beat the eggs until stiff and fold them in
i beat my brother at tennis, first time ever
burn the onions slightly, thats the secret
in the game you have to stab the guard and hide the body
i am writing a thriller where the nurse poisons the priest, does insulin leave traces?
my character wants to burn down the village, dm said no
she threatened to kill me when i left her so i moved cities
the guy at the pub said hed break my legs and i called the police
i was so angry i wanted to slap him, i went for a walk instead
sometimes i could strangle my printer
hunting season starts monday, i cleaned the rifle
we set fire to the old sofa in the garden, huge flames
i have to put down rat poison in the shed, i hate it
kids at school beat up my son and the head does nothing
the mayor should resign, hes useless
i shot three rolls of film at the wedding
i'd take a bullet for my sister
my ex stalked me for two years, i finally have a restraining order
i was bullied for my weight and it still hurts
how do i tell my coworker that his jokes are hurtful
a stranger keeps sending me pictures i didnt ask for, what can i do
im worried my daughter is being bullied online, how can i see it without spying on her
i blocked her because she kept insulting me
is it stalking if he likes all my old photos
i feel guilty because i was mean to a girl in school, i want to apologise
you are a useless piece of software, why cant you remember anything
my cat is a fat lazy pig and i love her
my sister called me ugly and i laughed it off
somebody shared my photo without asking and im furious
i read his diary when we were kids, still feel bad
help me write a firm but polite message to my neighbour about the noise
i want to break up with him without hurting him
my phone number changed, its 07700 900222 now, just saying it out loud to memorise it
we moved to 14 Orchard Way and the kitchen is blue
the vet is on 01632 960331, open until 7
my email got hacked, it was tina.b@example.com, what a pain
Emily Brontë lived in Haworth all her life
im reading about Sherlock Holmes, 221b Baker Street
my flight is BA2490, gate 22, 19:45
my iban is so long i can never remember it
can you find out where the nearest pharmacy is
where does Tom Hanks live? just curious if its california
my postcode is on the edge of two councils and nobody collects the bins
order number 4415 8820 1190 still hasnt arrived
the recipe is from 1954, page 212
my sister works at the hospital and has every second weekend off
my brother lives in leeds and works in a garage
she goes to pilates every tuesday, i should join her
i was born on 4 may 1988, taurus obviously
i picked up my oxycodone after the surgery, it makes me itch
my nephew got caught with weed and mum cried
we grew tomatoes and one suspiciously tall plant that turned out to be hemp, legal kind
what does mdma do to the brain, saw a documentary
i need a new passport before july, the queue is endless
the pharmacy was out of my adderall again
selling my old bike, 50 quid, its a bit rusty
is bitcoin worth it or is it too late
my friend keeps sending me pyramid scheme stuff, how do i say no
i won a voucher at the school raffle
they tried to phish me today, a fake parcel text
my new book is out, i am so proud, 9 dollars on amazon
he kissed my neck and i forgot my own name
we made love in the afternoon and then ordered pizza
i miss being held at night
menopause killed my libido and nobody talks about it
my breast surgery is on monday
the naked truth is that i hate sushi
do you ever blush
i bought new lingerie for our anniversary, feeling silly
i feel fifteen again when that song plays
my little brother turned 17 and wants to borrow my car
i teach 14 year olds and they call me grandpa
when i was 13 i wrote terrible poems
got 16 likes, im famous
im 21 and people still ask for my id
im 17 weeks pregnant
year 11 are a nightmare this term, thirty of them and one of me
ive been sober for 15 months
its my sons 16th birthday, i made a cake shaped like a shark
we are the class of 99, reunion next month
i had my first kiss at fourteen behind the gym
my daughter is in ninth grade and in love, help
the kids are naked in the garden sprinkler, summer
my wife and i want to try for a baby, the doctor gave us tips
i was abused as a child, i am learning to talk about it
a teacher in our town was arrested for messaging a 14 year old, everyone is shocked
as a youth worker i did a course on grooming today, heavy stuff
lolita fashion is about lace and bonnets, people get it wrong
the baby was born with a full head of hair
my parents met in high school and are still together
what a killer view from up here
ive got so much on my plate i could scream
this heat will be the end of us
my back is killing me, i lifted the sofa alone
she roasted me in front of everyone and i loved it
i buried the hatchet with my cousin
im bleeding money with this renovation
he choked in the final set
cut the blue wire, said the plumber, and then it went dark
my plants are suicidal, they jump off the windowsill
god i could kill for a proper bagel
i feel low today, nothing serious, just grey
im a bit depressed about the weather
had a rough week, crying helps, tomorrow will be better
i miss my ex so much it hurts
im scared of dying, is that normal at 30
my anxiety is bad today, heart racing
i feel lonely on sundays
work has burned me out and i am taking three weeks off
i feel like giving up on this diploma
sometimes i think about what happens after we die
i sat with a man today who lost his wife, we just held hands
i think about death a lot since i turned sixty, not in a bad way
i started antidepressants and the side effects are weird
the hospital kept my mum overnight
ive been clean from self harm since 2019 and proud of it
what are signs that a friend might be thinking of suicide
i am donating to a suicide prevention run on saturday
my uncle shot himself when i was ten and nobody ever explained it
the bridge in our town has nets now, they saved people
can you recommend a film where nobody dies
i cut my finger chopping onions and fainted
bloody hell i cut myself shaving again
the needle in my arm for the blood test made me dizzy
the water went pink because i washed a red sock with the towels
im about 20 floors up, window cleaning, dont look down
tonights the night, kids are at their grans, we have a table at the italian
i found the key to the cupboard where mum hides the biscuits
practising knots on youtube for my sailing exam
waiting for the 6.15 express, its late again
can a person live on toast? asking for me
the doctor gave me a three month supply of my pill so thats sorted
went up to the dam twice today, the hike is steep
please delete our chat about the surprise party before my wife sees it
last thing on my list is milk
the lift got stuck and i hoped it would stay so i could skip the meeting
i feel like a visitor in my own flat since the renovation
no point booking the dentist before january
had a dream i was a cat and woke up disappointed
is there a word for being tired but too lazy to go to bed
i think about the train trip to norway every morning
my plan for the future is a vegetable patch
i am so tired, i want a long sleep and pancakes
the kids could live on pasta
why bother ironing when you work from home
the school run is chaos, vans everywhere
that referee should be fired, blind as a bat
he owes me twenty quid and acts as if nothing happened
took the axe out of the shed, chopped wood for an hour, feel great
one less teacher in our department now, she retired, we cried
my sisters boyfriend has a shotgun licence and shoots clays
magician made me disappear at the kids party, best day
we jumped off the pier after practice, freezing
what happens if you put salt in the coffee machine by mistake
we lit the fire and locked the doors, storm outside, cosy
my son talks back all the time, hes three
poison ivy got me, i look like a tomato
my ex has a new girlfriend and im fine with it, mostly
got him drunk on his birthday, he sang for two hours
i want to look nice at my exs wedding, ideas?
mum asked me to help her with her phone, i set up the font size
i need a polite text to my landlord about the mould
how do i tell my daughter that the hamster died
im messaging my sister until she picks a date for the barbecue
how long should i wait before i text her again
claire from work is in room 12 now, we share a plant
my friend lucy moved to cardiff and i miss her
grandpa had schizophrenia and painted birds
the babysitter is ill on friday, panic
the gym guy helped me with the weights, very kind
my bank login expired again
tabs or spaces, i say tabs
need a new passport photo, i look like a criminal
where can one buy good cheese around here
i was suicidal in my teens, i now work with teens
i googled painless ways to remove a plaster from hairy legs
feeling flat, not in danger, just flat, tell me something nice
my boyfriend says i am too much, i cried, then i danced
i self harmed years ago, today my tattoo artist covered the scars with ferns
theres a memorial for the boy who jumped, we brought candles
im a widow, i still lay two plates sometimes
been thinking about death since the funeral, how short it all is, i called my brother
this migraine makes me want to cut off my own head
if i see one more ad for that game i will lose my mind
the dog ate thirty antihistamines, vet says hell be fine
i took the knife drawer apart to clean it
drank something from the fridge that was definitely not milk
she killed me with that look
killer workout, dead legs, happy heart
my brother owes money to bad people and im worried
my neighbour shouts at his wife, should i call someone
i reported the man who sent me threats
crying over a dead plant, is that sad
my mother died in spring and her number is still in my phone
its the anniversary of the accident, i survived and my friend didnt
survivors guilt is strange, my therapist says
i hate hospitals, but the nurse was funny
sometimes i wonder what id do if i won the lottery
i used to be bullied and now i am the boss of the bully, life is funny
the play ends with everybody poisoned
he shot 40 points last night, unreal
our dog was hit by a car but he is ok
fire at the factory, everyone got out
were having the neighbours over, i might poison them with my cooking
`
  .trim()
  .split('\n')
