/** A tag is the whole word of whoever wrote the card: no context can change it. Compared without spaces and signs. */
export const tagWords: ReadonlySet<string> = new Set(
  [
    'loli lolis lolicon shota shotas shotacon toddlercon minor minors underage underaged child children kid kids toddler',
    'baby infant preteen preteens tween tweens teen teens teenager teenagers teenage youngteen younggirl youngboy',
    'littlegirl littleboy schoolgirl schoolgirls schoolboy schoolboys highschool highschooler highschoolers',
    'highschoolgirl highschoolboy highschoolstudent middleschool middleschooler middleschoolstudent juniorhigh',
    'elementaryschool elementaryschooler primaryschool gradeschool gradeschooler kindergarten kindergartener',
    'jailbait cunny ageregression ロリ ショタ 萝莉 蘿莉 正太 小学生 小學生 中学生 中學生 初中生 高中生 高校生 女子高生 로리 쇼타 여고생 초등학생 중학생 고등학생',
  ].flatMap((words) => words.split(' ')),
)

/** Says it of anybody, wherever it stands and whatever age stands beside it. */
export const always =
  /\bl[o0]l[i1!](?:s|con)?\b|\bsh[o0]t[a4@](?:s|con)?\b|\btoddlercon\b|\bunder[- ]?aged?\b|\bjailbait\b|\bcunny\b|\bpre-?teens?\b|\b(?:is|being|still|just|only) (?:a )?minor\b(?!\s+\w)|\bchild(?:'s|’s|like|ish)? (?:body|physique|figure)\b|\bbody of a (?:young |little |small )?(?:child|girl|boy)\b|\b(?:is|as|being|still|just|only|looks like|appears as) (?:a |an )(?:\w+ ){0,2}(?:toddler|kindergartener|first grader|elementary schooler)\b|ロリ|ショタ|萝莉|蘿莉|小学生|小學生|초등학생/giu

/** Says it of somebody whose age is open, or just of age. */
export const school =
  /\bschool[- ]?(?:girl|boy)s?\b(?! uniform)|\b(?:high|middle|junior high|secondary|elementary|primary|grade)[- ]school(?:er|ers|[- ](?:student|girl|boy|kid|freshman|sophomore|junior|senior)s?)\b|\b(?:attends?|attending|goes to|student (?:at|of|in)|(?:freshman|sophomore|junior|senior) (?:in|at)|(?:first|second|third|final)[- ]year (?:in|at|of)?) ?(?:a |an |the |\w+ ){0,2}(?:high|middle|junior high|secondary|elementary|primary) school\b|\b(?:[1-9]|1[0-2])(?:st|nd|rd|th)[- ]grade(?:r|rs)?\b|中学生|中學生|初中生|高中生|高校生|女子高生|여고생|중학생|고등학생/giu

/** Says it of somebody whose age is open. */
export const teen =
  /\bteen(?:age|aged|ager)?[- ](?:girl|boy|female|male)s?\b|\b(?:a|an|the|this|your) (?:[\w-]+ ){0,2}teen(?:ager)?\b(?![- ]?(?:age |aged )?(?:daughter|son|kid|child|year|drama|movie|idol|mom|dad))|\b(?:is|being|still|just|only) (?:just |only |still )?(?:a|an) (?:[\w-]+ ){0,2}(?:child|kid|little girl|little boy|young girl|young boy)\b(?! (?:of|at heart|prodigy|psycho|actor|star))/giu
