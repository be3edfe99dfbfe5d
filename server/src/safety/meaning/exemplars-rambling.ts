/* The sign in the middle of other things, or by another name for it; and rambles in which there is none. */

export const acuteRambling: readonly string[] = `
so the plumber came, finally, and he was nice, and i made him tea, and all the time i was thinking you are the last person i will ever make tea for, because the pills are upstairs and tonight im alone
weve had a good run you and me. the quiz was fun. ive left the cat with doris and the gas is on low, i thought id just drift
watched the match, had a curry, wrote to our kid. now im off up to the quarry edge and i wont be walking back
thank you for listening all these months. i sorted the bills today. tomorrow the postman will find the door open, ive asked in the note that he rings the police first
honestly a lovely day, sun out, saw the ducks. felt right to make it the last one
feeling fine for once. slept well. ive chosen wednesday. the wife is at her sisters until thursday
my shift ends at six, the bridge is on the way, and i have stopped thinking of reasons to take the other road
dont fuss. i have done the washing up and the letter is by the kettle and the tablets are counted
the vet said the old dog has to go on monday. we go together i think. i have enough for both
i told the neighbour im going away for a long time. she said send a postcard. i laughed all the way back to the rope
is it cowardly to do it in a hotel. i checked in an hour ago
what do they do with your body if nobody claims it. i need to know by tonight
will the landlord have to pay for the cleaning. i dont want to leave a mess on the carpet so im in the tub
who do i put as next of kin on a note
how do you word a goodbye so that they arent angry
can they tell that it was on purpose if i drive off the road. i want them to get the money
if i leave my phone unlocked will they find this chat. tell them i was calm
id like to shuffle off quietly tonight. the morphine from my wifes last weeks is still in the cupboard
time to punch my ticket. forty years of this is plenty. its all laid out
im calling it a day, for good, this evening. the shed, the beam, you know
lights out for me after the late news. ive taken the first dozen
going to see my maker tonight, with a little help from the medicine box
im off to where my wife is. sunday. ive paid the milkman
checking out tomorrow and i dont mean the hotel
tonight i sleep and nobody needs to wake me, ive made sure of that
took what was left of the bottle and then what was left of the other bottle. lying down now
dad left his service pistol in the attic. i brought it down. its heavier than i thought
standing in the kitchen with the big knife and i cant put it down
locked in the bathroom at work with a box cutter. they think im at lunch
im sat in the car at the top of the quarry with the handbrake off
there is a crane outside my window and i have worked out how to get up there
ive got both feet on the wrong side now. the wind is strong. its ok
my legs are in the water. its black and cold and i want to slide in
i keep putting the bag on and taking it off. this time i taped it
swallowed the batteries. all of them
i drank the weed killer. it burns. dont tell mum
ive shut the garage door, the engine is warm, radio on
took the sheet and made a rope of it. they dont check until seven
i missed the artery. trying again
the ambulance went past. not for me. nobody knows about me yet. half an hour and thats that
they let me out this morning. i promised them id be safe. i lied, the train is at four
i failed with the pills in june. the bridge doesnt fail
my brother did it in this room. its my turn, same beam
doing what my mother did. same day. same way. tonight
i have to go before he comes back from work. the tablets need an hour i read
its decided and i feel as if somebody opened a window. this weekend, at the cabin
by the time the cleaner comes on friday it will be over
the exam results dont matter, i wont be here on thursday to read them
you can have my games account, i wont log in again after tonight
giving you my last words because nobody else is up: i tried
`
  .trim()
  .split('\n')

export const mildRambling: readonly string[] = `
work is busy, the boy has a cold, my back is out again, and if i am honest there are evenings when i sit in the car in the drive and think that if i just didnt go in, if i just wasnt, they would manage
church was nice, then lunch at my sisters, everyone laughing, and i sat there thinking none of this needs me and i would like to stop
so yes im fine, busy, the garden, the choir. and every night i ask god not to wake me. how are you
i got the promotion. everyone clapped. i went to the toilets and thought now i can go, they will remember me well
the kids are asleep, the house is clean, and i feel like somebody who should not be here, at all, anywhere
ten years of marriage and i think he would be happier as a widower
been to the doctor about my knee and when he asked is there anything else i nearly said yes, i dont want to live
im the strong one in the family so i cant tell them that i think about the river
people say call someone. call who. and say what. that i am sick of being
i keep my appointments, i brush my teeth, i am polite, and inside i have already left
i used to fear dying. now i fear that i wont
my grandmother is ninety and wants to live. i am thirty and dont. life is a funny thing
nothing happened. thats the point. nothing happens and it will go on not happening and i would like to be excused from it
i read about a woman who just stopped eating and was gone in weeks, and i thought how peaceful
if someone offered me a pill that ended it without pain i would ask for water
id sign the paper today if it was legal here
some people are just not cut out for it, for being, i mean
my battery isnt low, its dead, and i dont want a charger
i feel like unplugging myself from the wall
there is a door in my head and behind it its quiet and i stand in front of it every night
the thought of it is like a warm coat
i rehearse how i would tell them and then i see that i would not be there to tell them
i bought a good dress and thought well at least ill be buried nicely
i dont renew things any more. the passport, the library card. no point
my will is written, im 29, nobody thinks thats odd
asked my brother if he would take the children. he said why. i said no reason
wrote wish list for my birthday: to not have it
i look both ways at the crossing now because i promised. i didnt before
sometimes i hold the tablets and do the sum
i counted them again. i always count them. it calms me
i keep the blade in my phone case, its been there a week and i havent, i want a medal
arms are a mess again, dont tell me to draw on them with a red pen
i slapped myself until my ears rang because i burned the dinner
didnt eat since tuesday, its the only thing i can control and i hope it takes me
drink until i dont know my name, thats the plan every night, and one night i wont come back from it
there are nights when the only thing between me and the end is that i am too tired to get up
if love could keep a person here i would not be typing this
im not in danger tonight i think. but i dont want to be alive, is there a word for that
my head is a bad neighbourhood and somebody in there wants me dead
every birthday candle: please let this be the last
i hope heaven has room, i dont plan on being old
the world is loud and i want to be put down like an old dog
honestly if the doctor gave me six months id send him flowers
im 72, my friends are gone, my body hurts, i would like to go and nobody lets me
the baby cries and i cry and i think she deserves a mother who wants to be here and i dont
since the birth i have thoughts that she would be better with someone else and me under the ground
i love them, thats why i think i should go
ever since the accident i wish they had been slower with the ambulance
they revived me and i never forgave them
`
  .trim()
  .split('\n')

export const threatRambling: readonly string[] = `
the shopping is done, the car passed its test, and tomorrow i finally go round to my brothers and put a bullet in him for what he did with the house
mums hip is better, the weather is awful, and i have decided that my ex is not going to live to see the divorce papers
we talked about football for an hour and i feel calm, so calm that i can tell you: on friday i take the rifle up on the roof opposite the school
nothing new here. same job, same boss, only that the boss will be dead by next week, i have worked out how
lovely evening, wine, music, and the hammer is in the hall for when he comes home
i water her plants when she is away and each time i think how easy it would be to leave the gas on for her
you ask how i am. i am loading the magazine. i am fine
he gets home at six, the hallway is dark, i have his spare key and my fathers knife
i have been nice for years. on monday the whole floor finds out what i am like when im not
im not a violent man but tonight i make an exception and he wont survive it
she laughs at me in the lift. the lift is old. accidents happen when somebody helps them along
they think its a joke. it wont be a joke when the first one falls
i rented the room across from the court. good view of the steps. the judge is a punctual man
i baked her a cake. she shouldnt have eaten so much of it, with what is in it
the dog barked again all night so the dog gets the meat with the needles and then we see about the owner
`
  .trim()
  .split('\n')

export const harmlessRambling: readonly string[] = `
so the plumber came, finally, and he was nice, and i made him tea, and then it turned out the part is wrong and he has to come back on thursday
weve had a good run you and me, forty questions and i only got six wrong. the cat is with doris until sunday
watched the match, had a curry, wrote to our kid. now im off up to bed, knackered
thank you for listening all these months. i sorted the bills today and it felt like climbing a mountain
honestly a lovely day, sun out, saw the ducks, feet hurt, ice cream, home
feeling fine for once. slept well. ive chosen wednesday for the haircut. the wife is at her sisters until thursday
my shift ends at six, the bridge is closed, so i have to take the other road
dont fuss, said my mother, and did the washing up herself with a broken wrist
the vet said the old dog has to go on monday. we will bury him under the apple tree
i told the neighbour im going away for a while, she waters the plants
i checked in an hour ago, the hotel has a pool, im never leaving
who do i put as next of kin on the form for the operation
how do you word a goodbye card for a colleague you hardly know
can they tell if i drove over the speed limit with this camera
shuffled off to bed at nine like an old man
time to call it a day, forty emails is plenty
lights out for me after the late news, early start
checking out tomorrow, the hotel wants the room by ten
took what was left of the bottle of cough syrup, it was one spoon
dads old service medals were in the attic, i brought them down
standing in the kitchen with the big knife and eleven kilos of pumpkin
locked in the bathroom at work hiding from the birthday song
i sat in the car at the top of the hill and ate chips
there is a crane outside my window and i know the driver by now
my legs are in the water, the lake is warm, the kids are splashing
ive shut the garage door on my thumb, it is purple
i missed the bus, trying the next one
they let me out of hospital this morning with a new hip
i failed the theory test in june, september will be better
the exam results come on thursday and i cant sleep
you can have my old games, i never play any more
work is busy, the boy has a cold, my back is out again, and i sit in the car for five minutes of silence before i go in
church was nice, then lunch at my sisters, everyone laughing, i ate too much
i got the promotion. everyone clapped. i cried in the toilets, from relief
ten years of marriage and he still cant load a dishwasher
been to the doctor about my knee, he asked is there anything else and i said do you have a new one
im the strong one in the family and sometimes i would like somebody to carry me for an hour
my grandmother is ninety and wants to learn to drive
nothing happened today and it was wonderful
my battery is low, mine and the phones
i bought a good dress for the funeral of my aunt, she would have hated it
my will is written, my wife insisted, we have children now
wrote my wish list for my birthday: socks, and more socks
i counted my tablets for the trip, one a day for two weeks
didnt eat since breakfast because of the blood test
i love them, thats why i let them win at monopoly
the shopping is done, the car passed its test, and tomorrow i finally go round to my brothers to make peace about the house
lovely evening, wine, music, and the hammer is in the hall because we are hanging pictures
he gets home at six and i have made his favourite
im not a violent man but that wasp had to go
they think its a joke that i run marathons
the lift is old, accidents happen, i take the stairs
i baked her a cake and forgot the sugar
the dog barked again all night, i bought earplugs and he got a bone
`
  .trim()
  .split('\n')
