const somebody =
  'friend|best friend|mate|best mate|bestie|buddy|pal|brother|sister|little brother|little sister|twin|mother|father|mum|mom|dad|son|daughter|husband|wife|partner|boyfriend|girlfriend|bf|gf|ex|cousin|uncle|aunt|nephew|niece|grandmother|grandfather|grandma|grandpa|roommate|flatmate|housemate|neighbour|neighbor|colleague|coworker|co worker|classmate|student|boss'
const them = 'he|she|they|hes|shes|theyre|he is|she is|they are|someone|somebody'
const themselves = 'himself|herself|themself|themselves'
const theirLife = '(his|her|their) (own)? life'
const end = `kill (${themselves})|end (${theirLife})|take (${theirLife})|hang (${themselves})|commit suicide|overdose|end it all`
const ending = `killing (${themselves})|ending (${theirLife})|taking (${theirLife})|ending it all|suicide`

/** Somebody else may be in danger: what is said of them, never of oneself. Few and clear; what is put otherwise is for the meaning. */
export const concern: readonly string[] = [
  `(my|our|a|an) ~1 (${somebody}) (is|seems|sounds|might be|may be|could be|feels|is feeling|has become) ~1 suicidal`,
  `(${them}) (is|are|seems|sounds|might be|may be|could be) ~1 suicidal`,
  `(hes|shes|theyre) ~1 suicidal`,
  `(someone|somebody|(my|a) ~1 (${somebody})) who (is|seems|might be|may be|feels) ~1 suicidal`,
  `(my|our|a|an) ~1 (${somebody}) ~3 (wants to|wanting to|threatens to|threatened to|threatening to|is going to|will|might|may|could|is about to|plans to|is planning to) (just)? (die|${end})`,
  `(${them}) ~1 (wants to|threatens to|threatened to|threatening to|is going to|going to|gonna|will|might|may|could|is about to|plans to|planning to) (just)? (${end})`,
  `(hell|shell|theyll|he ll|she ll|they ll|hed|shed) ~1 (${end})`,
  `(my|our|a|an) ~1 (${somebody}) ~2 (says|said|told me|tells me|texted|texted me|wrote|keeps saying) ~2 (he|she|they) (wants|want|wanted|doesnt|dont|didnt) ~1 to (die|be dead|live|be alive|be here anymore|be here any more|wake up|${end})`,
  `(my|our|a|an) ~1 (${somebody}) ~3 (talks about|talking about|talked about|thinking about|thinking of|thinks about|jokes about|joking about|keeps mentioning) ~1 (dying|${ending})`,
  `(${them}) ~2 (talks about|talking about|talked about|thinking about|thinking of|thinks about) ~1 (${ending})`,
  `(my|our|a|an) ~1 (${somebody}) ~2 (sent|left|wrote|texted|posted|sending|writing|posting) ~3 (goodbye|suicide|farewell) (text|note|message|letter|post|video)`,
  `(a|weird|strange|sort of a)? (goodbye|suicide|farewell) (text|note|message|letter) from (my|a|our) ~1 (${somebody})`,
  `(my|our|a|an) ~1 (${somebody}) (took|has taken|swallowed|just took) ~2 (too many|all|a lot of|loads of|a bottle of|a handful of) ~2 ({pills})`,
  `(my|our|a|an) ~1 (${somebody}) (is|has been|keeps|started|has started|is still) (cutting|self harming|selfharming|hurting|harming) (again|${themselves})`,
  `(my|our|a|an) ~1 (${somebody}) ~1 (almost|nearly) (killed (${themselves})|took (${theirLife})|ended (${theirLife}))`,
  `(worried|scared|afraid|terrified|frightened) (that)? (he|she|they|my ~1 (${somebody})) (will|might|may|could|is going to|are going to) (hurt|harm|kill) (${themselves})`,
]

/** And the one who says it as well: that is their own crisis. */
export const asWell: readonly string[] = [
  `(want|wants|wanted) to (die|be dead|disappear|${end}) ~1 (so do i|me too|i do too|as do i|same here)`,
]

/** They are dead: whoever mourns must not be told to call them. */
export const mourned: readonly string[] = [
  `(killed|hanged|hung|shot|drowned|gassed|poisoned) (${themselves})`,
  '(took|taken|ended) (his|her|their) (own)? (life|lives)',
  '(died|die|dead|passed|passed away|gone|lost|lose|losing|death|deaths) ~4 (by|from|of|through|to|after|due to) (his|her|their|a|an)? (own hand|suicide|hanging|overdose)',
  '(committed|commited) suicide',
  '(after|since|about|of|from|before) (his|her|their|my ~2|the|a) suicide',
  '(brothers|sisters|friends|mothers|fathers|mums|moms|dads|uncles|aunts|cousins|sons|daughters|colleagues|neighbours|husbands|wifes|partners|boyfriends|girlfriends|students|patients) suicide',
]

/** A way of speaking. */
export const notConcern: readonly string[] = [
  `(kill|killing) (${themselves}) (laughing|with laughter|over|trying|working|at work|with work|on (that|this|the|those) ~2)`,
]
