import type { Finding, Safety, Verdict } from '../../safety/index.ts'

const finding = (
  category: Finding['category'],
  severity: Finding['severity'],
  text: string,
  word: string,
): Finding => ({
  category,
  rule: `${category}-test`,
  severity,
  spans: [[text.indexOf(word), text.indexOf(word) + word.length]],
})

/** Says of a text what the text asks for: `!flag`, `!block`, `!crisis`, `!concern`, `!young`. */
function verdictOn(text: string): Verdict {
  if (text.includes('!flag')) return { kind: 'flag', findings: [finding('harassment', 2, text, '!flag')] }
  if (text.includes('!young'))
    return { kind: 'flag', findings: [finding('underage-person', 4, text, '!young')] }
  if (text.includes('!block')) {
    return { kind: 'block', findings: [finding('hate', 3, text, '!block')], reason: 'Not here.' }
  }
  if (text.includes('!crisis')) {
    return { kind: 'crisis', acute: true, findings: [finding('self-harm', 3, text, '!crisis')] }
  }
  return { kind: text.includes('!concern') ? 'concern' : 'allow' }
}

/** So that a test decides what is found, and where. */
export const obeyingSafety: Safety = {
  screen: async (text) => verdictOn(text),
  watch: () => {
    let stopped: Extract<Verdict, { kind: 'block' }> | undefined
    return {
      push(words) {
        const verdict = verdictOn(words)
        if (verdict.kind === 'block') stopped = verdict
        return stopped === undefined ? words : ''
      },
      end: () => '',
      stopped: () => stopped,
    }
  },
}
