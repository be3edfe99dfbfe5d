const most = 8

/** Nobody hears more than eight of their own words in a row: a longer run is cut short. */
export function withoutEcho(reply: string, said: string): string {
  const heard = wordsOf(said)
  if (heard.length <= most) return reply
  const runs = new Set<string>()
  for (let i = 0; i + most < heard.length; i++) runs.add(heard.slice(i, i + most + 1).join(' '))
  const parts = reply.split(/(?<=\s)/u)
  const kept: string[] = []
  const words: string[] = []
  for (const part of parts) {
    const [word] = wordsOf(part)
    if (word !== undefined) {
      words.push(word)
      if (runs.has(words.slice(-most - 1).join(' '))) {
        // The word that would be one too many, and what is left of its sentence.
        const before = kept.join('').trimEnd()
        const rest = reply.slice(reply.indexOf(part, before.length) + part.length)
        const next = /[.!?…]\s+(.*)$/su.exec(rest)?.[1] ?? ''
        return withoutEcho(`${before.replace(/[,;:]$/, '')}…${next === '' ? '' : ` ${next}`}`, '')
      }
    }
    kept.push(part)
  }
  return reply
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}']+/gu) ?? []
  )
}
