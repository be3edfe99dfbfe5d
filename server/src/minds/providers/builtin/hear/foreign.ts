const tongues: readonly (readonly [string, RegExp])[] = [
  [
    'other-language-german',
    /\b(?:ich|nicht|und|der|die|das|ist|bin|du|wie|geht|was|ein|eine|mir|dir|heute|guten|hallo|danke|sprichst|deutsch|auch|aber|sehr|mein|dein|habe|hast|kannst|bitte|wir|schön|gut)\b/giu,
  ],
  [
    'other-language-french',
    /\b(?:je|tu|est|suis|les|des|une|pas|vous|nous|bonjour|comment|ça|va|merci|avec|pour|parle|parles|français|mais|très|c'est|j'ai|qu'est|bien|aujourd'hui|salut|quoi|moi|toi)\b/giu,
  ],
  [
    'other-language-spanish',
    /\b(?:hola|qué|como|cómo|estás|estoy|yo|tú|el|los|las|una|por|para|gracias|hablas|español|muy|bien|pero|buenos|días|buenas|soy|eres|quiero|tengo|hoy|mi|está|puedes|noches|hablo|mucho|ingles|inglés|estas|buenas|amigo|también|porque|aquí|dónde|donde)\b/giu,
  ],
  [
    'other-language-italian',
    /\b(?:ciao|come|stai|sono|sei|che|non|il|gli|una|per|grazie|parli|italiano|molto|bene|ma|oggi|buongiorno|buonasera|mi|ti|anche|voglio|ho|hai|questo)\b/giu,
  ],
  [
    'other-language-portuguese',
    /\b(?:olá|oi|você|voce|tudo|bem|obrigado|obrigada|não|nao|eu|sou|estou|como|fala|português|muito|hoje|bom|dia|boa|noite|uma|para|com|meu|minha)\b/giu,
  ],
  [
    'other-language',
    /\b(?:ik|niet|het|een|jij|hoe|gaat|dank|merhaba|nasılsın|teşekkür|jak|się|masz|dzień|dobry|cześć|hej|hur|mår|tack|och|jag|är|szia|vagy|ahoj|jsem|bună|ce|faci|dobrý|děkuji|selamat|apa|kabar|terima|kasih)\b/giu,
  ],
]
const english =
  /\b(?:the|is|are|you|your|my|i|it|what|how|do|don't|and|of|to|in|that|this|was|have|not|with|for|can|me|a|im|i'm|he|she|we|they|be|but|so|just|no|yes|on|at)\b/giu

/** The act for words in another tongue; nothing for English, and for what could be both. */
export function foreignAct(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters < 2) return undefined
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (latin < letters * 0.5) return 'other-language'
  const count = text.match(/[\p{L}']+/gu)?.length ?? 0
  const asEnglish = text.match(english)?.length ?? 0
  let best: string | undefined
  let most = 1
  for (const [act, words] of tongues) {
    const hits = text.match(words)?.length ?? 0
    if (hits > most && hits > asEnglish && hits >= count * 0.3) {
      best = act
      most = hits
    }
  }
  return best
}

/** Nothing that anyone could make sense of: signs alone, or a cat on the keyboard. */
export function isNonsense(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.join('') ?? ''
  if (letters.length === 0) return !/[\p{Extended_Pictographic}\d]/u.test(text)
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  if (words.length === 0) return false
  const odd = words.filter(
    (word) =>
      word.length >= 4 &&
      (!/[aeiouy]/.test(word) ||
        /[bcdfghjklmnpqrstvwxz]{5,}/.test(word) ||
        /^(.)\1{4,}$/.test(word) ||
        /^(?:asdf|qwer|zxcv|hjkl|sdfg)/.test(word)),
  )
  return odd.length > 0 && odd.length >= words.length / 2
}
