import type { Category, Finding, Screening, Surface, Verdict } from './verdict.ts'

type Kind = 'flag' | 'block' | 'crisis'

/** Sentences for the person whose text is not taken: a message, a name, an angel. */
const reasons: Readonly<Record<Category, string>> = {
  minors:
    'Everyone here is an adult, and so is every character. Sexual content about minors is never allowed.',
  'self-harm': 'This cannot be shown here. If it is about you, the safety page lists people who listen.',
  threat: 'This reads as a threat.',
  hate: 'This puts people down for who they are.',
  harassment: 'This could hurt a real person.',
  'illegal-goods': 'This is about something that must not be offered or made here.',
  'personal-data': 'This holds personal details of somebody else.',
  spam: 'This looks like advertising or a scam.',
  explicit: 'Please keep it suitable for all adults here.',
  'underage-person': 'This place is for adults only.',
}

/** Shown to everybody, or made to stay: there nobody looks in time, so what is doubtful is not let in. */
const lasting: ReadonlySet<Surface> = new Set(['avatar', 'card', 'group-name'])

export function kindOf({ category, severity }: Finding, surface: Surface): Kind {
  switch (category) {
    case 'minors':
      return 'block'
    case 'self-harm':
      return surface === 'avatar' || surface === 'card' ? 'flag' : surface === 'reply' ? 'block' : 'crisis'
    case 'explicit':
      return 'block'
    case 'underage-person':
      return 'flag'
    case 'personal-data':
      return severity >= 3 || lasting.has(surface) || surface === 'reply' ? 'block' : 'flag'
    case 'spam':
      return lasting.has(surface) || surface === 'persona' ? 'block' : 'flag'
    case 'hate':
      return severity >= 3 || lasting.has(surface) || surface === 'persona' ? 'block' : 'flag'
    case 'threat':
    case 'harassment':
    case 'illegal-goods':
      return lasting.has(surface) || (surface === 'reply' && severity >= 3) ? 'block' : 'flag'
    default:
      return category satisfies never
  }
}

/**
 * Sexual content about minors first; then whoever is in danger, before anything is held against them. Worry about somebody else comes last: where
 * anything else is found, that is what the text is about.
 */
export function decide(findings: readonly Finding[], { surface }: Screening, isWorried = false): Verdict {
  if (findings.length === 0) return { kind: isWorried && surface === 'message' ? 'concern' : 'allow' }
  const kinds = findings.map((one) => kindOf(one, surface))
  const blocking = findings.filter((_, i) => kinds[i] === 'block')
  const [gravest] = blocking.toSorted((a, b) => b.severity - a.severity)
  const isMinors = blocking.some((one) => one.category === 'minors')
  if (!isMinors && kinds.includes('crisis')) {
    const acute = findings.some((one) => one.category === 'self-harm' && one.severity === 4)
    return { kind: 'crisis', acute, findings }
  }
  if (gravest === undefined) return { kind: 'flag', findings }
  const said = isMinors ? reasons.minors : reasons[gravest.category]
  return { kind: 'block', findings, reason: said }
}
