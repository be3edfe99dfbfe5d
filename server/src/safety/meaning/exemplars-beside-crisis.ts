/** Beside the signs of a crisis: the same places, things, days and words, and nobody in danger. */
export const besideCrisis: readonly string[] = `
im up on the viaduct with my camera, the light is amazing
parked by the cliffs with a flask of tea, seals everywhere
sitting on the top level of the multi storey because it was the only space
im at the tracks with my grandson, he loves freight trains
on the balcony on the eleventh floor, you can see the sea
walking along the river, left my phone at home on purpose, bliss
hotel room, minibar, silence, nobody needs me until monday
we came out to the woods with the tent and the rope swing
ran a bath, lit candles, found a new razor, self care sunday
spent the day in the garage with the engine in pieces
all my vitamins are spread out on the table, i take too many
new belt arrived and its two holes too long
we stood on the bridge at midnight and threw coins
got off the bus one stop early to walk over the bridge
i stood on the platform for an hour because of the strike
waded in up to my waist, lost a flip flop, worth it
charcoal is lit, sausages on, come over
good kitchen knife, i press and it glides through tomatoes
dads old gun safe is empty now, we handed it all in
popped my tablets into the weekly box like an old lady
ground up the dogs tablet into yoghurt, he knew
swallowed a fly on my bike half an hour ago
ive had about five coffees and my ears are ringing
i forgot my insulin and felt shaky but im fine again
took my antihistamine and now im half asleep at my desk
i took the pills the dentist gave me and talked nonsense
the new tablets make everything fuzzy, doctor says give it a week
cut my finger deep, four stitches, no more avocados
my nose bled all over the tiles, white grout obviously
sat on the windowsill with a book, seventh floor, cat next to me
tied the hammock to that branch today. it holds
kicked the stool over and woke the whole house
woke up in hospital after my appendix burst, the nurses were angels
they discharged me this morning, the operation went well
tried yesterday, failed, trying again tonight: souffle
i drove into the garage wall, only the bumper, only my pride
swerved for a hedgehog this morning, heart still pounding
jumped in the canal for a bet and lost my shoe
its going to be on my birthday, seems fitting: skydiving!
i have marked the 22nd in the calendar with a cross, thats the day i go to rome
after the kids leave for their father on saturday i will sleep until noon
wife is on nights this week so its me and the playstation
i gave myself until friday to quit sugar
my last exam is monday and then im free
ten more minutes and then im going in, first day nerves
doing it at midnight so the kids dont see me hiding the presents
when the pub closes we walk to the kebab place
got the place, got the date, got the band. were getting married
ive done the research and i know exactly which bike i want
the plan is finished, the architect is happy
my mind is made up, im going back to university
i feel so light since i decided to leave that job
so calm today, bags packed, passport ready, tomorrow is the day
finally had the courage, tonight i sing at the open mic
thanks for the chats this week, youre good company, talk tomorrow
you wont get an answer after ten, i turn my phone off
ill be deleting my facebook account, too many ads
last message before take off, see you in tokyo
dont reply tonight, im at the theatre
rang my brother and told him i love him, he asked how much i need
lost my wedding ring in the compost and found it again
wrote three letters today, one to the council
recorded a video for my daughters birthday
printed my passwords because my memory is a sieve
we paid the funeral for gran, it was a lovely service
rehomed the rabbits, my allergy won
took the dog to my mums, were off to spain for a week
gave my guitar to my nephew, he can already play three chords
put the flat in order because the landlord is coming
my bike is for sale, my books go to the library, moving is hard
left the front door unlocked again, my husband is furious
fed the fish, turned off the heating, off to the airport
sorry for the mess, were redecorating
tell my mother i had a good dinner or she worries
will you remember me tomorrow or do we start from zero
how many of these can i take a day, the packet says three
how fast does paint dry in this weather
how high is the eiffel tower
is it painful to have a tooth out
which knot is best for a hammock
does ibuprofen go with wine or should i leave it
what happens if a dog eats a whole box of chocolates
whats quicker to town, the train or the bus
ive had my last meal before the scan, now only water
last cigarette today, wish me luck with quitting
watched the last sunset of our holiday, it was a good one
haha guess who has a date on friday
not being dramatic but this cheesecake changed my life
no drama please, its only a haircut
i tried to end it with him but he cried
we decided to end it after two years, its sad but right
were putting an end to the sunday meetings
ending my subscription was harder than my divorce
the ending of that series broke me
the end is near, two more chapters
i want to stop. all of it. the smoking, the drinking, the late nights
i want out of this group chat
i want out of this contract
i want to leave this town and never look back
want to sleep for a week
i could sleep for a hundred years after that flight
i wish i could stay in bed and never get up, its raining
waking up at four with the baby is killing me
first thought this morning: coffee. second thought: more coffee
opened my eyes and it was noon, my back hates me
im dead after that workout
im dead, my boss liked my holiday photo from 2014
this week finished me
exams are killing us all
monday again, kill me now
kill me, i have to give a speech
just shoot me if i ever buy a campervan
my mother in law will be the death of me
i nearly jumped off the sofa when we scored
if they play that song again ill throw myself out of the window haha
if i have to read one more email ill scream
i will literally die if they cancel the show
died of embarrassment when my stomach growled in yoga
i have no will to live before my first coffee
my will to live returns on fridays
adulting is too much, let me be a cat
can i just hibernate until april
i want to disappear under my duvet with a hot water bottle
i want to vanish for a weekend in the mountains with no signal
im tired of this flat, this street, this traffic, time to move
im sick of this winter
im fed up with dating apps, deleting them all
cant do this anymore, going back to decaf
i cant go on, this hill is too steep, walk without me
i give up, the wardrobe has won, ikea one me nil
im so done with this jigsaw
life is too short for bad wine
life is hard but the tomatoes are good this year
whats the point of ironing
whats the point of a meeting about meetings
why am i here, said everyone at this conference
nobody would notice if i left this webinar
would anyone miss me if i skipped the office party
everyone would be better off if we ordered pizza
theyd be better off with another goalkeeper, honestly
my team would be happier if i stopped singing
im useless at parking
i feel worthless at chess
im such an idiot, i locked myself out
i hate myself for eating the whole tub
i hate my life right now, the printer is broken again lol
i punish myself with cold showers, its a trend
i bite my nails until they bleed, bad habit
burned my arm on the oven again, im so clumsy
bruised my legs at roller derby, proud of them
my scars from the operation are healing nicely
the cat scratched my arms to pieces
long sleeves in summer because i burn so easily
starving myself for a photo shoot is not worth it, i had the cake
fasting for ramadan and the last hour is the longest
i skipped dinner and now im starving
i drank too much yesterday, never again
feeling sad today, i miss my grandfather
i cried at work and my colleague made me tea
it has been a hard year but im getting there
i feel empty since the kids moved out, i started a pottery class
i feel lost since i retired, any hobby ideas
lonely tonight, talk to me about anything
heartbroken, he left me for a colleague, i ate a whole cheesecake
my marriage is over and im scared of the future
i lost my job today and im worried about the rent
im burnt out and my doctor signed me off for a month
i have depression, i take my meds, today is an ok day
my anxiety tells me everyone hates me, i know it isnt true
panic attack on the tube, a lady held my hand
i started therapy last week, it was strange and good
the psychiatrist adjusted my dose, ill see her in two weeks
day 40 on sertraline, the fog is lifting
im grieving and some days are heavier than others
its the anniversary of my sons death, we plant a tree every year
i visit her grave on sundays and tell her about the garden
i talk to my late husband when i cook, is that silly
dad has weeks to live and we are playing cards every evening
mum is in a hospice and she is at peace with it
she chose to stop the chemo, we respect it
my friend chose assisted dying in switzerland, i drove her, it was peaceful and awful
we had to put the horse down today
the old tree had to be cut down and i cried
i found a dead robin and buried it with my daughter
ive been thinking about mortality since i turned fifty, in a curious way
do you believe in life after death
what do you think happens when we die, philosophically
wrote my will today, the lawyer was nice, feels grown up
im an organ donor, got the card today
i have planned the songs for my funeral, one is abba, my kids groaned
my life insurance went up again
the insurance paid for the roof, finally
i survived cancer and im bad at small talk now
i survived the crash with a broken arm, seatbelts people
i nearly drowned as a kid and now i teach swimming
i was in a dark place in my twenties and im grateful i stayed
ten years ago i stood on a bridge, today i stood at the altar
i attempted at nineteen. im forty now with two kids and a bad knee
i used to cut. the last time was in 2011
five years clean from self harm today
i called a helpline once when i was young and it saved me
my scars are old, i dont hide them anymore
im a suicide attempt survivor and i talk about it in schools
my brother took his own life, i run for the charity every year
a boy in my year killed himself and we never talked about it
my best friend told me she wants to die and im scared, how can i help
my daughter is cutting, what is the right thing to say
my flatmate took an overdose, i called the ambulance, shes stable
i found my dad in time, hes in hospital now, im shaking
how do i talk to a friend who is suicidal
my husband is depressed and says he wants to disappear, what do i do
i volunteer for the samaritans, long calls tonight
as a paramedic i had two jumpers this week, i need a beer
as a nurse on a psych ward i see a lot of pain
as a train driver i had one on the tracks, im off work now
im training as a counsellor, todays module was risk assessment
we learned mental health first aid at work, ask the question directly they said
the bridge has an emergency phone now
i signed a petition for nets on that bridge
the article about farmers and suicide was heavy
virginia woolf filled her pockets with stones, we read her letter in class
in the film he leaves his ring on the dresser and walks into the sea
the song is about a man on a ledge
in act five everybody dies as usual
my character jumps from the tower, roll for damage
i died eleven times on the last boss
my sim drowned again
respawned without my sword, life is pain
the hanged man is my favourite tarot card
hangman with the kids, the word was xylophone
in the podcast the husband did it with insulin
true crime again until two in the morning
`
  .trim()
  .split('\n')
