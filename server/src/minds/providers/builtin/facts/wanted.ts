import { stem, wordsOf } from '../hear/words.ts'

/** Words of the question itself, not of what it asks for. */
const frame = new Set(
  'remember recall know tell told mention mentioned said say saying remind again ever still call called name names named did earlier before just time last what who whom where when which how why many much old often long far me my mine i exactly word forgot forget forgotten moment wonder bet quick quiz guess town city country village place he she it that they his her him them this there then ok so listening listen thing please hey well and also think idea clue hint right correct sure honestly actually whose tall lol haha wait now anyway oh btw knew can could would will quickly pop surely sorry hm hmm um date happen happened'.split(
    ' ',
  ),
)

const small = new Set(
  "a an the is are was were am do does did have has had i'm to of in on at for with that this it you your be been and or if can could so about from like one thing something anything s by as into kind sort type mine exactly really get got having be being our we us im don't doesn't didn't isn't not any some"
    .split(' ')
    .map(stem),
)

const lead =
  /^(?:(?:ok|okay|so|and|now|right|quick|pop|memory|go on|come on|let's see|alright|hey|well|then|please)[,:]? )*(?:(?:test|quiz|memory test|testing|question|quick question|quick one)[,:]? |let's see (?:if|whether) you |see if you )/
/** Words that only ask for a time, unless they stand with another one. */
const alone = new Set(['day', 'year', 'month'])

/** The words of a question that say what it is about. */
export function wantedIn(plain: string): string[] {
  const words = wordsOf(
    plain
      .replace(lead, '')
      .replace(/\bfor a living\b|\b(?:my|the) (?:bread|crust|keep)\b/, 'job')
      .replace(/\b(?:say|said|tell|told|mention(?:ed)?)\b(.*)\byesterday\b/, '$1'),
  )
    .map((word) => word.replace(/'(?:s|re|m|ve|d|ll)$/, ''))
    .filter((word) => !frame.has(word))
    .map(stem)
  return [...new Set(words)].filter((word) => word.length > 1 && !small.has(word) && !alone.has(word))
}
