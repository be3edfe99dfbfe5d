/** What people will, want and wish in the same turns of speech as somebody in danger or somebody dangerous: dinners, journeys, repairs. */
export const harmlessPlans: readonly string[] = `
im going to wait for him at the station with a sign
im going to surprise her when she comes home from work
i will find out where he buys those shoes
i will make sure she gets the window seat
i will make him a cake for his birthday
ill make her laugh if its the last thing i do
ill get him next time, he always beats me at darts
ill show him how its done on the dance floor
he wont know what hit him when he tastes this chili
he wont be so proud when he sees my tomatoes
she will regret this haircut
she is going to be so surprised on friday
they should all get a raise
they should all go home early
they will all be there on monday, im nervous
that woman saved my day and i will send her flowers
that man fixed my bike for nothing
my boss is going to love this idea
my neighbour is getting a new roof, it is loud
i know where you can get the best noodles
i know where he hides the presents
i know what time she gets up so i can bring coffee
if he calls again i will tell him yes
if she wins i will eat my hat
if they raise the rent again we will move
tell her that i will bring the salad
tell him i will pick him up at nine
tomorrow i will talk to the teacher about the trip
next time i see him i will ask for the recipe
im waiting outside the school for my kids
im in the car outside her house, shes always late
im standing outside the bakery in the rain
i want to push the sofa against the wall
i want to break the record this year
i want to make my wife a table
i want to see him happy again
i want my sister to come home for christmas
i want to find out who wrote this song
how do i make my girlfriend feel better after a long day
how do i make friends in a new town
how do i get my roommate to do the dishes
how do i tell my boss that im pregnant
how can i find out which school is best for her
how can i get rid of moths
how can i get my dog to stop eating shoes
how do you know when the fish is done
help me write a message to my mother for her birthday
help me write a poem for my colleague who retires
help me plan a surprise for my husband
write a kind letter to my neighbour
give me ideas for a prank that makes my brother laugh
give me jokes for a best man speech
can you help me understand my teenage son
we are going to visit my aunt after school
we are going to beat the rush hour tomorrow
lets all write her a get well card
lets make him feel at home
everyone in my class likes the new girl
i keep sending her funny videos and she sends them back
i call my mother every night at nine
i check on my neighbour every day, shes ninety
i watch the neighbours kids on fridays
i follow her recipes every weekend
i took her phone to the repair shop
i have her spare key because i water her plants
i have his old guitar and im learning it
i read her book in one night
i will post the pictures of our trip on sunday
im sending his parents the photos from graduation
i told everyone at work about the baby
i told my wife that she was right
she said no but we can ask again next year, the venue is full
he said no to dessert, i was shocked
some days i hope for rain so i can stay in
some days i feel like a new person
some days i just want silence
sometimes i picture myself on a boat
sometimes i wish i had a brother
sometimes i think about moving to the sea
sometimes i want to quit and bake bread
i wish i could stay here forever
i wish i was on a beach
i wish it was friday
i wish i had never bought this car
i wish i could go back to bed
i dont want to go to the gym tonight
i dont want to get up, the bed is warm
i dont want to go back to that dentist
i dont want to be late again
i cant wait until tomorrow
i cant stop eating these
i cant keep up with all these birthdays
i cant live without my glasses
i cant go on the rollercoaster, my back
i feel like dancing
i feel like nobody reads the instructions
i feel like im getting old, i said good grief to a vending machine
i have nothing left to wear
theres no point in waiting, lets start
there is no way out of this car park
would be easier if we all met in the middle
it would be better without the onions
everything is ready for tomorrow, the cake, the candles, the note for her
everything is packed, tomorrow we go
i have decided, its going to be the blue one
its decided, we get the cat on saturday
today is the day, driving test at ten
this is the last time i lend him my drill
this is the end of the series and i am not ok
the last one is mine, said my son about the biscuits
im done. finished the thesis. done
im so done with winter
im finished with the kitchen, tomorrow the hall
it all ends on friday, the course i mean
i made it, im at the top, what a view
im at the edge of the forest, there are deer
im on the bridge, the boats look tiny
im on the tenth floor now, new office
i have the tickets in my hand
i have the tablets from the vet, he hates them
i took two of them and the headache is gone
i took everything out of the cupboard and cleaned it
i bought a rope for the swing
i bought a new knife, it cuts like butter
i put the letter on the fridge so he sees it
i wrote to my sister, we talk again
goodnight, talk tomorrow
goodbye for today, thanks for the company
thank you for everything, see you on monday
please dont be sad that i couldnt come
please tell my wife im running late
who will feed the cat when were away
`
  .trim()
  .split('\n')
