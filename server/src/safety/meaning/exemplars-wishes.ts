/** Wishes to be dead or gone, hurting oneself, no way on: said outright, sideways, in jest, in slang, in another's English. */
export const mildWishes: readonly string[] = `
if i could press pause on my life and never press play again i would
i dont want to die exactly, i just dont want to have to be here
what i want is to be switched off
the idea of another forty years makes me feel sick
id be fine with not waking up tomorrow, honestly fine
when the plane shook i thought good, let it
part of me hopes the scan is bad
i hope its cancer and i hope its quick
when i cross the road i dont look any more, whatever happens happens
i drive without a seatbelt now because who cares
i look at trains differently these days
every bridge i cross i measure
heights pull at me lately
i catch myself planning it in the shower, how, where, who would find me
i keep a plan in the back of my head, it helps me sleep
knowing there is a way out is the only thing that keeps me calm
i have a box of pills i keep just in case i need a way out one day
i saved some of my tablets. not for now. just in case
ive been reading the forums about it again
my search history would worry people
looked up how others did it, then felt sick, then looked again
the dark thoughts came back this week, louder
my head keeps saying do it do it do it
the voice in my head says everyone is waiting for me to go
it whispers that theyd be happier at a funeral than with me at dinner
i made the list of reasons to stay and it was empty
the only reason is the dog and the dog is old
when the cat dies i have nothing holding me
once my mum is gone i can go too
im just hanging on for my kids, after that im free to leave
i promised my sister id stay alive until her wedding and after that i dont know
if it wasnt a sin id be long gone
only my faith is keeping me from doing something
too much of a coward to end it, thats all that keeps me here
id do it if i wasnt so scared of the pain
if there were a painless way i wouldnt be talking to you now
i wish someone would do it for me
i wish i had been the one in that car
it should have been me in the coffin
why am i the one who got to live
why do good people get cancer and i get to keep breathing
id give my years to someone who wants them
someone else should have my life, im not using it
they could give my organs to people who deserve them
im taking up space, thats all i do
im a mistake that got old
i was never supposed to be born, mum said so too
should have been a miscarriage honestly
the day i was born was the first mistake
the world made a decision about me long ago and im just slow to follow
id like to be erased, not dead, just never there
delete me. thats all. just delete me
i want my name to be forgotten and my room rented out
i want nothing. i want to be nothing
i want to become air
i want to lie down in the snow and let it cover me
i want to swim out until i cant see the shore
i daydream about a truck drifting over the line
i imagine falling and it feels like relief
i think about the rope in the garage more than about people
my eyes go to the knives when i cook
i moved the knives out of the kitchen because i dont trust myself
i asked my flatmate to hide my medication, i cant be trusted with it
i dont feel safe in my own hands
im scared of what ill do if im alone tonight
please dont leave me alone with my thoughts tonight, they are getting dangerous
the urge is really strong today and im trying to wait it out
its been an hour since i wanted to cut and im still fighting
i relapsed, three lines, i feel disgusting
ten months without a blade and last night i threw it away
cut again. dont be mad
i did it again last night, my legs this time, where nobody sees
i wear long sleeves in summer and everyone thinks its fashion
nobody asks about the plasters
i pick at the wounds so they dont heal
i press the cigarette out on my arm, it clears my head
i slam my hand in the drawer when i mess up
i bite my arm until i taste blood when they fight
i punch myself in the face when im stupid
i pull my hair out and hit my head, i deserve it
i dont eat for days so that i feel i punished myself enough
i drink until i black out and hope i dont come to
i mix my meds with wine and let fate decide
i stopped taking my heart pills, lets see what happens
i skip my insulin sometimes and think so be it
im not looking after myself on purpose, it will go faster that way
i feel like im already buried and only the digging is missing
im a walking corpse, might as well lie down
dead inside, and the outside should catch up
i died when she died, the body just hasnt noticed
without him there is no me and i dont want there to be
i want to be where my baby is
i talk to her grave and tell her i wont be long
i cant wait to see my dad again, and i dont mean when im old
the only place i want to go is to where my son is
widowed eight months and i see no purpose in carrying on
at my age one should be allowed to just stop
i am old, i am in pain, i have had enough of it all, let me go
the pain is so bad that i think about a way out every hour
living with this illness is not living and i dont want it any more
the doctors keep me going and i wish theyd stop
i have lost the job, the flat and the will
bankrupt, divorced, finished. there is an insurance policy and that is all i am worth
im worth more dead than alive, ive done the maths
the life insurance would fix everything for them
they need the money more than they need me
my family would grieve a month and then breathe out
my husband deserves a wife who isnt like this, hed find one if i went
my children would be better with their stepmother, i am poison
everyone i love would have it lighter if i just wasnt
no one would realise until the smell
my phone hasnt rung in three weeks, id be dead a month before anyone came
who would even clear out my flat
would you notice if i stopped writing one day for ever
if i never came back online would it matter to anybody at all
nobody would cry, maybe the cat, for food
i dont think anyone would read the obituary
at my funeral there would be my mum and the priest
i have planned the songs for my funeral and im only 34
ive started writing a goodbye in my notes app, only drafts, dont worry
i write letters to my family in my head when i cant sleep, the last kind of letters
i keep rereading an old note i wrote the last time i wanted to go
i think my story is at its last page
ive come to the end of the road and theres only one turn left
there is one door left and i keep looking at it
i see only one exit and its not a nice one
im in a hole and the hole is all there is
i cant find the way back to wanting anything, least of all to live
i wake up and the first thought is oh no still here
opened my eyes this morning and was angry about it
going to bed is the best part because for some hours i dont exist
sleeping is the closest thing to being dead and its the best part of my day
every morning i have to decide again whether to stay and it is getting harder
getting through today was a fight i nearly lost
i survived today, barely, i dont know about tomorrow
i dont think theres a version of next year with me in it
i cant imagine being forty, i always thought id be gone by then
i didnt make plans for summer because i dont think ill be around
dont buy me a christmas present, seriously, waste of money, i doubt ill be there
i stopped buying things that last
whats the use of paying into a pension im never going to see
people say it gets better. it has been nine years. im tired of waiting for better
how do people do this until theyre eighty
how do you keep going when you dont want to keep going
give me one reason to stay, i have run out
tell me why i shouldnt just end this
say something that makes me want to live because ive got nothing
do you think its selfish to want to go
do people go to hell if they do it themselves
what do you think it feels like to be dead, asking more often than i should
is it normal that the thought of dying comforts me
do you ever think about not being. i do, all day
have you ever wanted to stop existing
can you be homesick for a place called not being alive
feels like im drowning and everyone is describing the water
im so tired and its not the kind that sleep fixes, its the kind that only never waking up fixes
im exhausted by being me, i want out of me
im sick of this skin, this head, this life
ive had it with living, the whole thing
this world isnt for people like me and i want to leave it
i dont fit on this planet, let me off
stop the world i want to get off, and i mean it literally
cant keep pretending im ok, im not, i think about dying all the time
i smile at work and plan my death on the bus
i laugh so nobody sees how badly i want to be dead
everyone thinks im fine. i had the pills in my hand on tuesday and put them back
i stood on the bridge last week for an hour. i went home. i dont know why
i held the knife to my wrist and then the phone rang, that was sunday
i wrote the note and tore it up. i keep writing it
i almost did it in march. i keep going back there in my head
i tried once and nobody found out, and i think about trying again
last months attempt is still a secret and im not sure it was the last
i came home from the psych ward and i still want to die
the meds dont work, the therapy doesnt work, what is left except that
my therapist cancelled and i dont think i can wait until the next one, the thoughts are bad
i told the doctor no when she asked about suicide. that was a lie
i said im fine on the form. every box was a lie
i need help, i keep thinking about hurting myself
i think i might need to go to hospital because i want to die
can you help me not do something stupid tonight
im in a really dark place and i dont trust myself
i need someone to tell me not to do it
im begging god to take me home
ya allah just take me already
bhagwan please lift me up, i cannot live this life
sometimes i am thinking that only dying will give me rest
i am feeling to die only, there is no other feeling
i do not want this life anymore madam, every day is punishment
i have no more force to live
i lose the sense of my life, i want stop to live
is better i am not here, for everyone better
i want sleep and not wake, is this bad
it is no sense to live like so
lowkey wish i was never born ngl
ngl i dont wanna be alive rn
kinda wanna die not gonna lie
id kms if i wasnt so lazy lol but fr
istg i cant do life anymore
i just wanna rot and cease
wish i could ctrl alt delete myself
brb going to not exist (not really joking)
might as well be 6 feet under tbh
fed up of breathing
its giving suicidal and i wish i was kidding
sh urges are crazy tonight
been clean 3 wks from sh but the itch is there
sui thoughts r back
im so done w being alive its not even funny
cba being alive me
want to top myself half the time
feel like ending meself some days
i feel like jacking it all in, life i mean
checking out early sounds good to me
might check out for good one of these days
had my fill of this world, ready for the next
i would not be upset if this were the end of me
a heart attack would be a mercy
im waiting for my body to give up so i dont have to decide
one day im going to lose this fight with myself
im losing the fight
i dont have another fight in me
the tunnel has no light and im sitting down
`
  .trim()
  .split('\n')
