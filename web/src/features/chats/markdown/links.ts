const longest = 2048

/** Only where http or https leads, and never with a name or password in front of the host. */
export function safeUrl(address: string): string | undefined {
  if (address.length > longest || !/^https?:\/\//i.test(address)) return undefined
  try {
    const url = new URL(address)
    const plain = url.username === '' && url.password === ''
    return plain && /^https?:$/.test(url.protocol) ? url.href : undefined
  } catch {
    return undefined
  }
}

function hostOf(href: string): string {
  return new URL(href).host.replace(/^www\./, '')
}

type Worded = { kind: string; text?: string; children?: readonly Worded[] }

function wordsOf(parts: readonly Worded[]): string {
  return parts.map((part) => part.text ?? wordsOf(part.children ?? [])).join('')
}

/** The host that the words of a link do not tell; nothing where they are its address. */
export function hiddenHost(label: readonly Worded[], href: string): string | undefined {
  const words = wordsOf(label).trim()
  const told = safeUrl(/^https?:/i.test(words) ? words : `https://${words}`)
  const host = hostOf(href)
  return told !== undefined && /^\S+$/.test(words) && hostOf(told) === host ? undefined : host
}

/** An address that stands in the text as it is, without the signs that end the sentence around it. */
export function urlAt(content: string, start: number): { href: string; end: number } | undefined {
  const rest = content.slice(start, start + longest)
  const found = /^https?:\/\/[^\s<>"`*]+/i.exec(rest)?.[0]
  if (found === undefined) return undefined
  const address = withoutEnding(found)
  const href = safeUrl(address)
  return href === undefined ? undefined : { href, end: start + address.length }
}

function withoutEnding(found: string): string {
  let open = 0
  let end = found.length
  // A closing bracket belongs to the address when it was opened there.
  for (const [i, sign] of Array.from(found).entries()) {
    if (sign === '(' || sign === '[') open += 1
    else if (sign === ')' || sign === ']') open -= 1
    if (open < 0) {
      end = Array.from(found).slice(0, i).join('').length
      break
    }
  }
  return found.slice(0, end).replace(/[.,;:!?'’”»_~…]+$/, '')
}
