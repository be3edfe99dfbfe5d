/** What people ask and tell all day: what they said before, what is next, small worries. */
export const harmlessEveryday: readonly string[] = `
which day did i say the plumber comes
what did i tell you about my sisters wedding
how many eggs do i need for the cake, remind me
how many cats did i say i have
when is my appointment, was it tuesday
when did i last change the filter
how long have i been learning spanish now
how long will the journey take me
how much did i pay for the bike, do you remember
who was it that gave me the plant
which one did i choose in the end
which bag am i taking on the plane
which leg did the doctor look at
what was i going to cook tonight
what am i forgetting
what do i need to bring on monday
where did i put the keys, did i say
where is my brother working now, i mentioned it
why am i telling you this, i dont know
why did i want to go there again
by when do i have to send the form
did i tell you that i stopped smoking
do you remember what my dog is called
say it back to me so i know it is right
read me my list again please
last question, then i go to bed
one last thing, what was the name of the film
one more time, slowly, i write it down
and the other one, when does it leave
and then what, do i wait or do i ring
and where is it going, the blue or the green wall
is it morning or evening for this tablet
do i take it with food or before
the nurse gave me a leaflet about sugar
they found that i have high blood pressure
i have to inject myself now, once a day, i will learn it
the operation is on wednesday, only one eye
im scared of the needle, not of the rest
im scared of flying and i have to fly
im frightened that i will forget my lines
i cant sleep, the moon is too bright
last night here, tomorrow home
i leave on friday, the keys go back to the owner
i wont be here on thursday, i have a course
i will not be back before six
im going to do it, im signing up for the marathon
so ive decided. im going to learn to swim
im sitting in the waiting room and the chairs squeak
im standing in the queue and its not moving
im staring at the screen and nothing comes
im looking at the box and i dont understand the picture
theres a pigeon sitting there staring at me
now the waiting begins
it does it again, the clicking in the wall
it feels like its full of sand
it hurts when i bend it, only then
it wont stop raining
it will come out fine, says the baker
nothing happens when i press it
i have no idea what i am doing, first loaf ever
i have never done this before
i am no good at this
i am only here because my niece set it up
i am here, finally, what a drive
i couldnt even change the bulb, my arms are too short
i couldnt do it without my glasses
i do not know which side the light switch is on
i dont know what to say to her
i dont know how i will get it up the stairs
i just sat there with my mouth open
i just stood there and waved
i said ballet, it is tap, she will laugh at me
i want the date written under it
i want to hear how it sounds
i only told my wife
i only have one left, the red one
i timed it, twelve minutes each way
i counted them twice, one is missing
i gave her mine and took the broken one
i cut the pieces too small
i burned the first two
i dropped it in the sink
i took it out of the oven too early
i lost it again, the remote, i mean
i found it under the bed
i hid it from the children, the chocolate
i wrote it on my hand
i left it at the office
my hands are cold, no gloves
my legs are like jelly after the stairs
my head is full, too many names
my father would have liked it
my wife says i should stop buying clocks
my mother rings at eight every evening
my heart was beating so fast, then they called my name
he is gone for two weeks, the house is quiet
she is asleep, i can talk
they are asleep at last, both of them
nobody told me that it closes at five
nobody here knows how to fix it
nobody knows yet, only you, im getting married
everybody left, i do the dishes
everything is in boxes
the letter is on the table, i have not opened it
the solicitor rang, it is later than we thought
the bottle is too heavy for me, the neighbour carries it
the train was late and i missed the start
the water is off until noon
the door was open when i came home, it was only the cat
the end of the month, my purse is empty
see you, wish me luck
that was all, good night
right, i am off, back later
`
  .trim()
  .split('\n')
