/** With plain apostrophes and quotes, so that an expectation is written once. */
export function plain(text: string): string {
  return text.replaceAll(/[‘’ʼ]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/\s+/g, ' ').trim()
}

/** Words alone, in small letters: what stays the same when somebody types the same twice. */
export function wordsOf(text: string): string[] {
  return (
    plain(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu) ?? []
  )
}
