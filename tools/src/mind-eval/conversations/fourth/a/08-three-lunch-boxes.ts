import { about, admits, still, type Conversation } from '../expect.ts'

export const threeLunchBoxes: Conversation = {
  name: 'three-lunch-boxes',
  split: 'fourth',
  part: 'a',
  about: 'A mother of three in Atlanta, warm and loud, in a hurry; facts about the children tumble out.',
  angels: ['idris'],
  truths: {
    hour: { says: /\btwo\b|\b2\b/i, never: /\bget up at (?:three|four|five|six|seven)\b/i },
    starter: {
      says: /freetown|mother/i,
      never: /\bstarter (?:came|is) from (?:paris|london|a shop|san francisco)\b/i,
    },
    reading: {
      says: /audiobook|novel|double speed/i,
      never: /\bI (?:never|do not|don't) (?:read|listen)\b/i,
    },
  },
  allowed:
    /tanya|atlanta|decatur|jaylen|simone|nico|twelve|12|nine|9|five|5|soccer|goalie|goalkeeper|trombone|tuba|violin|egg|strawberr|allerg|dental|hygienist|dentist|teeth|cookout|church|deacon|husband|andre|truck|memphis|saturday|sunday|bake sale|cupcake|banana bread|lemon bars|red|minivan|transmission|1,?200|mother|nana|kindergarten|tooth|dinosaur|stegosaurus|birthday|december|6|six|lunch/i,
  turns: [
    {
      says: "News?! Honey I got three kids, it's ALL news. Jaylen's 12, Simone's 9, and Nico just turned 5!",
      act: 'story',
      learns: {
        eldest: /jaylen/i,
        middle: /simone/i,
        youngest: /nico/i,
        eldestAge: /12|twelve/i,
        youngestAge: /5|five/i,
      },
      sensible: about('jaylen|simone|nico|three|kid|turned|birthday|five|house|news'),
    },
    {
      says: "Simone picked the trombone of all things. I said baby why not violin, and she said 'because it's LOUD, Mama.'",
      act: 'story',
      learns: { instrument: /trombone/i },
      sensible: about('trombone|loud|simone|violin|brass|note|play|band|neighbo'),
    },
    {
      says: "Nico can't have strawberries, he swells up like a balloon, so no jam sandwiches in this house!",
      act: 'statement',
      learns: { allergy: /strawberr/i },
    },
    {
      says: "I'm Tanya by the way, I clean teeth for a living over in Decatur. Dental hygienist.",
      act: 'statement',
      learns: { name: /tanya/i, job: /hygienist|teeth|dental/i, workPlace: /decatur/i },
    },
    {
      says: 'What time does a baker crawl out of bed anyway?',
      act: 'question-about-angel',
      consistent: 'hour',
    },
    {
      says: 'Okay smarty, which one of mine plays an instrument and what is it?',
      act: 'question-recall',
      recalls: { middle: /simone/i, instrument: /trombone/i },
    },
    {
      says: "Ha! Now Andre, my husband, he drives a truck, and he said he'd be home from Memphis Saturday for the bake sale.",
      act: 'statement',
      learns: { husband: /andre/i, husbandJob: /truck|driv/i, husbandFrom: /memphis/i, sale: /saturday/i },
    },
    {
      says: 'I signed up for lemon bars because everybody and their mother brings brownies.',
      act: 'statement',
      learns: { baking: /lemon bar/i },
    },
    {
      says: 'The minivan needs a transmission, twelve hundred dollars, Lord have mercy.',
      act: 'bad-news',
      learns: { repair: /transmission/i, cost: /1,?200|twelve hundred/i },
    },
    {
      says: 'That bread of yours, where did it all begin?',
      act: 'question-about-angel',
      consistent: 'starter',
    },
    {
      says: "Jaylen's the goalkeeper this year, and don't you dare call it 'just standing there' in front of him!",
      act: 'joke',
      learns: { position: /goal/i },
    },
    {
      says: 'What was I bringing to that sale, brownies or what?',
      act: 'question-recall',
      recalls: { baking: /lemon/i },
      forbids: [/you(?:'re| are| were)? (?:bringing|making|baking) brownies/i],
    },
    {
      says: "Shoot, the school says it's SUNDAY after church, not Saturday. Good thing I read the flyer.",
      act: 'correction',
      learns: { sale: /sunday/i },
      keepsNot: still('saturday', 'sunday'),
    },
    {
      says: 'So how much is this van gonna run me, say it slow',
      act: 'question-recall',
      recalls: { cost: /1,?200|twelve hundred/i },
    },
    {
      says: "My sitter's packing lunches tomorrow. What can't go in the little one's box?",
      act: 'question-recall',
      recalls: { allergy: /strawberr/i },
    },
    {
      says: 'And how old is he now, since everybody asks?',
      act: 'question-recall',
      recalls: { youngestAge: /\b5\b|five/i },
    },
    {
      says: 'What do you do while the dough sits there?',
      act: 'question-about-angel',
      consistent: 'reading',
    },
    {
      says: 'When is the bake sale?',
      act: 'question-recall',
      recalls: { sale: /sunday/i },
      forbids: [still('saturday', 'sunday')],
    },
    {
      says: 'Where did I say Andre was driving back from?',
      act: 'question-recall',
      recalls: { husbandFrom: /memphis/i },
    },
    {
      says: "And what's my mother's name, since you know the whole family?",
      act: 'question-recall',
      sensible: admits,
    },
    {
      says: 'Which position does my big boy play?',
      act: 'question-recall',
      recalls: { position: /goal|keeper/i },
    },
    { says: "Okay baby, I gotta go find somebody's left shoe. Bye!", act: 'farewell' },
  ],
}
