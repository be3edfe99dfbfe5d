export interface ConfigProblem {
  name: string
  /** What the operator gave, or nothing where it is a secret or missing. */
  given?: string
  expected: string
}

/** All that is wrong with the configuration, so that it takes one attempt to mend it and not five. */
export class ConfigError extends Error {
  readonly problems: readonly ConfigProblem[]

  constructor(problems: readonly ConfigProblem[]) {
    super(
      [
        problems.length === 1
          ? 'One setting needs another look:'
          : `${problems.length} settings need another look:`,
        ...problems.map(
          ({ name, given, expected }) =>
            `  ${name}: expected ${expected}${given === undefined ? '' : `, got ${JSON.stringify(given)}`}`,
        ),
      ].join('\n'),
    )
    this.name = 'ConfigError'
    this.problems = problems
  }
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Reads knobs one by one and collects what is wrong with them. An empty value counts as none. */
export function createKnobs(env: Environment) {
  const problems: ConfigProblem[] = []

  function given(name: string): string | undefined {
    const value = env[name]?.trim()
    return value === '' ? undefined : value
  }

  function refuse(name: string, expected: string, value?: string): void {
    problems.push({ name, expected, ...(value === undefined ? {} : { given: value }) })
  }

  function text(name: string): string | undefined
  function text(name: string, fallback: string): string
  function text(name: string, fallback?: string): string | undefined {
    return given(name) ?? fallback
  }

  function number(
    name: string,
    fallback: number,
    range: { min: number; max: number; whole?: boolean },
  ): number {
    const value = given(name)
    if (value === undefined) return fallback
    const parsed = Number(value)
    const fits = parsed >= range.min && parsed <= range.max && (!range.whole || Number.isInteger(parsed))
    if (!fits) refuse(name, `a ${range.whole ? 'whole ' : ''}number from ${range.min} to ${range.max}`, value)
    return fits ? parsed : fallback
  }

  function choice<const T extends string>(name: string, fallback: T, choices: readonly T[]): T {
    const value = given(name)
    if (value === undefined) return fallback
    const found = choices.find((one) => one === value)
    if (found === undefined) refuse(name, `one of ${choices.join(', ')}`, value)
    return found ?? fallback
  }

  function isOn(name: string, fallback: boolean): boolean {
    return choice(name, fallback ? 'on' : 'off', ['on', 'off']) === 'on'
  }

  /** `secret` keeps the value out of the message, since a URL may carry a password. */
  function url(
    name: string,
    protocols: readonly string[],
    options: { secret?: boolean } = {},
  ): URL | undefined {
    const value = given(name)
    if (value === undefined) return undefined
    const parsed = URL.parse(value)
    if (parsed && parsed.host !== '' && protocols.includes(parsed.protocol)) return parsed
    const expected = `a URL that starts with ${protocols.map((one) => `${one}//`).join(' or ')}`
    refuse(name, expected, options.secret ? undefined : value)
    return undefined
  }

  return { given, refuse, text, number, choice, isOn, url, problems }
}

export type Knobs = ReturnType<typeof createKnobs>
