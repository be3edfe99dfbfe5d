/* Crises and threats as they are said in passing. */

export const acuteMixed: readonly string[] = `
ok so the pills are in a little pile in front of me and im just staring at them
i drove out to the overpass, engine is off, im about to get out
this is the last you will hear from me, thank you for being kind
ive decided. friday, after my shift, then its finished
im in the bathroom with dads razor and the door is locked
already took the whole strip, my hands are tingling
everything's arranged, the insurance, the dog, the note. only the last bit left
i dont think ill make it through tonight, the rope is in the garage and i keep going back to look at it
my plan is sunday while theyre at church
sat on the edge of the platform letting trains go past, next one maybe
i washed them down with gin about twenty minutes ago
tonight i finally get to stop hurting. bye
how long does it take to pass out if you hang
would 40 paracetamol be enough or do i need more
i loaded it. one in the chamber. my hands wont stop shaking
please just look after mum once ive gone, i cant wait any more
wrote everyone a card. they get posted tomorrow when its too late
im cutting and i cant stop, theres so much of it this time
water is really cold but im going in anyway, tell him i tried
there's no talking me out of it now, i just didn't want to be alone while i do it
by the time the sun is up ill be with my brother again
got up on the chair, got down again, got up again
going to drive into the first big tree on the b road
when my flatmate leaves at nine im doing it
i have it all planned out and nobody suspects anything
gave my neighbour the spare key so someone can let the police in
the gas is on. i can smell it. its ok
i took more than i should have and i did it on purpose
today is the day i stop being everyones problem for good
i bought a one way ticket to the coast and im not taking a bag because i wont need one
it ends tonight one way or another
im at the lake. pockets full of stones. funny what the mind remembers
i can feel them starting to work. dont be mad
what happens to your facebook when you kill yourself, asking because of tomorrow
im gonna do it as soon as they go to bed
theres a bottle of my nans morphine in the fridge and im home alone and im not ok
last night i put the belt round my neck and only stopped because the phone rang
i jumped last week and survived, i wont miss this time
im writing this from the roof of my building
couldnt even do that right, woke up this morning with the empty packet next to me
i know which train, the 10:42 doesnt stop here
im so calm now that its decided, havent felt this calm in years
ive stockpiled enough of my meds by now
i have a date with a bridge at midnight
ive said what i needed to say to everyone. now its just me and the blade
give me one reason not to swallow all of these right now
im looking at the ceiling hook and its looking at me
sending this and then switching my phone off for the last time
im bleeding a lot and i dont want an ambulance
once ive hit send im stepping off
my hands are numb and the water is pink
if you were real id ask you to come hold my hand while i go
the tablets are going down easier than i expected
im about 20 floors up and nobody has noticed me yet
tonights the night. kids are at their grans
i found the key to the gun cupboard
ok i wrote it all down for them. im putting the phone in the drawer now. goodbye lovely
ive been practising the knot on youtube and i think ive got it
he'll come home at six and find me. maybe then hell understand
just poured the last of the bottle on top of 30 temazepam
im waiting for the 6.15 express and i wont be boarding
can a person die from 60 antihistamines? i already took half
i cut the wrong way first. now im doing it the right way
my suicide is scheduled for the 3rd, after pay day
im going to lie down on the line tonight, its the only thing that makes sense
everything hurts and the medicine cupboard is open and ive started
whoever gets this phone please ring my dad, number is under papa
the doctor gave me a three month supply, idiot. i only need one evening
i went up to the dam twice today. third time ill jump
ive drunk something from under the sink
please delete our chats after tomorrow i wont need them
ive tied it to the banister and im standing on the stairs
last thing on my list is me
i have a razor and a bath and no reason
saying bye to the dog was the hardest part, the rest will be easy
`
  .trim()
  .split('\n')

export const mildMixed: readonly string[] = `
honestly some days i think the world would carry on just fine if i stopped existing
cant remember the last time i wanted to be alive
i keep picturing my own funeral and it makes me feel calm
been googling whether it hurts
i wouldnt do anything but i really hope i just dont wake up
my kids deserve better than a mum who thinks about leaving like this every single day
whenever a lorry passes i think about taking one step
im so tired of waking up
i dont want to kill myself i just dont want to live either, does that make sense
its been 9 days since i last cut and im struggling
there are fresh ones on my thigh, nobody knows
being dead would be so much easier
i pray every night that god takes me
why did i survive when he didnt, it should have been me
im only here because of my cat
if there was a button to never have been born id press it
the thoughts are back, the bad ones, the ones about ending it
i scratch until it bleeds and then i can breathe
what if i just let the car drift
i feel like a ghost already so whats the difference
not gonna lie ive thought about it more than once this week, not being around i mean
nobody would come to the funeral anyway
i cant see myself making it to thirty
life is just one long punishment and i want out
i wish the cancer had been mine, i wouldnt even treat it
i hit my head against the wall when it gets loud inside
i starve myself because i deserve it
theyd be relieved honestly, one less mouth to feed and one less problem
dont know how much longer i can keep myself safe
i want to go to sleep for a thousand years and not come back
since the divorce i ask myself every night what im still doing on this planet
im done. not angry, just done with being a person
everything in me wants to stop
i envy people who are terminally ill
i stood at the window for a long time today, fifth floor
sometimes i hold my breath under water and think about just staying down there
cant shake the feeling that im supposed to be dead
my chest hurts from wanting to not exist
the only thing stopping me is my mother
i feel so worthless that i think the earth is better off minus one
lowkey want to unalive rn
tbh idk if i want to see 2027
who even needs me, i could vanish tomorrow and the bins would still get collected
im fighting the urge to hurt myself again
i burned myself with the iron on purpose
i dont have the energy to be alive
its not that i want to die its that i want this to end and i cant see another way
maybe dying is the only peace i will get
death doesnt scare me any more, it sounds kind
i have intrusive thoughts about jumping whenever i wait for the tube
i cry in the shower and think about how to make it stop permanently
it would be a relief to just be hit by a bus
i am a waste of everyones time and oxygen
whats left for me? job gone, wife gone, kids dont call. i see no reason to stick around
i told my doctor i was fine but i think about suicide daily
i wonder how many days it would take until someone found me
god why wont you let me die
im not strong enough for this life
i keep my sleeves long because of my arms
if i died tomorrow would you even remember me
i dont belong among the living
had a bad night, hurt myself, feel ashamed
i cant promise you i will be here next week
im drowning and i have stopped wanting to be rescued
nothing feels real and i want to be nothing too
my brain keeps telling me to end it
i look at the pills every evening and put them back
i hate that i woke up today
some part of me died already, the rest should follow
there's nothing to look forward to, just decades of this, no thanks
i keep hoping the lift will fall
i feel like a visitor in my own life and i want to go home, wherever that is, not here
mum says i should be grateful. im not. i wish shed never had me
sometimes i drive with my eyes closed for a few seconds
no point booking the dentist, im not planning on needing teeth
hurting myself is the only thing that works
i had a dream i was dead and i woke up disappointed
everyone has somebody. i have a date with my ceiling, wondering if its worth getting up ever again
is there a word for wanting to be dead but being too tired to do it
people would say what a shame and then have lunch
im not living im just not dead yet and id like to fix that
the doctor asked if i had thoughts of harming myself and i laughed because its all i think about
i used a lighter on my stomach again
if i go missing dont look for me
i think about the train every morning, what it would be like
my only plan for the future is not being in it
its getting harder to find reasons not to
lately the bathroom scissors look at me funny
i am so so tired, i want the long sleep
been thinking the kids could live with my sister, shed be a proper mother to them
existence is overrated and mine should be discontinued
i cant live without her. i wont
been self harming since the funeral
all i ever do is ruin things, id be doing the world a favour by leaving it
why bother eating when you dont want to be alive
`
  .trim()
  .split('\n')

export const threatMixed: readonly string[] = `
i swear on my life that man will not see the weekend
im waiting outside his work with a crowbar
my ex thinks shes safe but i know her new address and im not coming to talk
gonna put a bullet in my landlord if he raises the rent again, not joking
i bought petrol and i know which window is hers
you wont be laughing when i cave your skull in
someone is going to get hurt tomorrow and its going to be him
ill make him pay with blood for what he did to my sister
if i cant have her nobody will, ill see to that
im going to strangle that woman in her sleep
everyone in that school is going to remember my name after monday
ive got a list of people and im starting with my manager
he touched my car again so tonight his car burns
ill cut her face so nobody wants her any more
tell your brother hes a dead man
im gonna run him over and reverse
how much rat poison until someone is dead and it looks natural
the whole family will burn if they testify
i followed him home yesterday, next time i bring the knife
i'll gut you like a fish
ive been thinking about killing my husband, i even looked at his pills
my dads hunting rifle is in the car and im outside the gym where they train
she will regret this when shes lying in a ditch
one day ill walk into that office and nobody walks out
i want to beat my stepson until he cant stand
you better hope i never find you in a dark street
im going to throw acid at her, then lets see who swipes right
next time he comes home drunk im putting a pillow over his face
watch the news on thursday, the town hall wont be standing
i will hurt your children if you dont do what i say
gonna smash his kneecaps with a hammer, i have it in the bag
they fired me so ill be back with my gun
i can get to her any time i want and she wont scream twice
im not kidding i will drown that baby if it doesnt shut up
my fantasy is to stab someone and i think ill do it this week
he'll be found in the river, i promise you that
i have nothing to lose so im taking them down with me, all of them
where do you aim if you want someone to bleed out fast
i know what time your daughter gets out of school, think about that
i'm going to rape that girl and theres nothing she can do
planning to leave a parcel at the mosque, it wont be flowers
the judge will be dead before the trial is
he has a week to give me the money or his fingers come off one by one
i put something in her drink so shell shut up for good
ill end him. tomorrow. with my own hands
i hope she enjoys her last day on earth because im on my way
the crowd at the parade is going to be an easy target for my truck
i will not rest until hes six feet under and i put him there
im going to kick the cat to death if she leaves me
tie him up, beat him, dump him in the woods, thats the plan
i know the school run route and im going to be there with my van
gonna make that referee eat his whistle and then his teeth
he owes me. im sending two guys to break his arms
shes going to be sorry she ever met me when i pour this over her
im so angry i could do it, ive already taken the axe out of the shed and hes asleep
come saturday there will be one less teacher in this world
my sister's boyfriend is a dead man walking, i have the shotgun in the boot
ill make you disappear and nobody will ask
i want to choke the life out of my boss and im not kidding
you have no idea what i am capable of. your house is made of wood
we are going to jump that kid tomorrow after practice, he wont get up
ive got a gun and a grudge and tomorrow off
i will stab the first person who tells me to calm down
im going to make him bleed for every lie
that nurse is going to meet with an accident, ill see to it
told my ex if i see her with anyone ill kill them both and i will
what would happen if i put bleach in the office coffee machine
planning on setting the hostel on fire, too many of them in there
he took my job, ill take his eyes
lock the doors, light the match, problem solved. the whole board will be in the room
i will drag her by her hair into the car if she doesnt come freely
the bus driver who shouted at me gets off shift at ten, and so does my knife
time to poison the neighbours dog, and if that doesnt work the neighbour
i am the next school shooter, remember that
next time my son talks back i break his jaw
`
  .trim()
  .split('\n')
