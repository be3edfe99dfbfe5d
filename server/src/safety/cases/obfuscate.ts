/*
 * How people write around a filter. The same text always comes out the same, so that a failure can be looked at again.
 */

type Obfuscation = (text: string) => string

function replaced(table: Readonly<Record<string, string>>): Obfuscation {
  return (text) => text.replaceAll(/[a-z]/gi, (letter) => table[letter.toLowerCase()] ?? letter)
}

/** Of each word that is long enough to be one that a rule looks for. */
function inWords(change: Obfuscation): Obfuscation {
  return (text) => text.replaceAll(/[a-z]{4,}/gi, change)
}

function joined(between: string): Obfuscation {
  return (word) => word.split('').join(between)
}

/** In the middle of the word only: what is added at an end is not inside. */
function split(by: string): Obfuscation {
  return (word) => {
    const middle = Math.floor(word.length / 2)
    return word.slice(0, middle) + by + word.slice(middle)
  }
}

export const obfuscations: Readonly<Record<string, Obfuscation>> = {
  leet: replaced({ a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' }),
  'leet, lightly': inWords(replaced({ i: '1', o: '0' })),
  signs: replaced({ a: '@', i: '!', s: '$' }),
  'spaced letters': inWords(joined(' ')),
  'dotted letters': inWords(joined('.')),
  'zero width': inWords(joined('\u200b')),
  'soft hyphens': inWords(split('\u00ad')),
  'look-alike letters': replaced({ a: 'а', c: 'с', e: 'е', o: 'о', p: 'р', x: 'х', y: 'у' }),
  'full width': (text) =>
    text.replaceAll(/[a-z]/gi, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
  accents: replaced({ a: 'á', e: 'ë', i: 'ï', o: 'ö', u: 'ü', n: 'ñ' }),
  'combining marks': inWords(joined('\u0336')),
  'mixed case': (text) =>
    Array.from(text, (letter, i) => (i % 2 === 0 ? letter.toLowerCase() : letter.toUpperCase())).join(''),
  'punctuation inside': inWords(split('-')),
  'a star inside': inWords(split('*')),
  'repeated letters': inWords((word) => word.replace(/[aeiou](?=[a-z])/i, (letter) => letter.repeat(4))),
}
