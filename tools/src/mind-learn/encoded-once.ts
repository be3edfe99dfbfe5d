type Encode = (texts: readonly string[]) => Promise<readonly Int8Array[]>

/** The same memories are compared with dozens of questions, and reading them is what takes the time. */
export function encodedOnce(encode: Encode): Encode {
  const known = new Map<string, Int8Array>()
  return async (texts) => {
    const fresh = [...new Set(texts)].filter((text) => !known.has(text))
    if (fresh.length > 0) (await encode(fresh)).forEach((vector, i) => known.set(fresh[i]!, vector))
    return texts.map((text) => known.get(text)!)
  }
}
