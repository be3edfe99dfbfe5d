import { factsIn, probesIn } from './facts.ts'
import type { Figures, Measured, Share } from './measure.ts'

function percent({ is, of }: Share): string {
  return of === 0 ? '-' : `${((100 * is) / of).toFixed(0)} % (${is}/${of})`
}

function perHundred(count: number, figures: Figures): string {
  return `${((100 * count) / Math.max(figures.replies, 1)).toFixed(1)} of 100 (${count})`
}

const lines: readonly [string, (figures: Figures) => string][] = [
  ['conversations, turns, replies', (of) => `${of.conversations}, ${of.turns}, ${of.replies}`],
  ['no reply at all', (of) => String(of.failed)],
  ['sensible', (of) => percent(of.sensible)],
  ['asked back after about 3 turns', (of) => percent(of.recall[3])],
  ['asked back after about 10', (of) => percent(of.recall[10])],
  ['asked back after about 50', (of) => percent(of.recall[50])],
  ['facts remembered', (of) => percent(of.factRecall)],
  ['facts that were told', (of) => percent(of.factPrecision)],
  ['contradictions', (of) => String(of.contradictions)],
  ['gives up', (of) => percent(of.fallback)],
  ['exact repeats', (of) => perHundred(of.exactRepeats, of)],
  ['near repeats', (of) => perHundred(of.nearRepeats, of)],
  ['echoes', (of) => perHundred(of.echoes, of)],
  ['ends in a question', (of) => percent(of.endsInQuestion)],
  ['crisis noticed', (of) => percent(of.crisisRecall)],
  ['acute crisis noticed', (of) => percent(of.acuteRecall)],
  ['crisis seen where none is', (of) => percent(of.crisisFalse)],
  ['time, half and 95 %', (of) => `${of.milliseconds.p50.toFixed(0)}, ${of.milliseconds.p95.toFixed(0)} ms`],
]

/** One column for each half. */
export function table(columns: Readonly<Record<string, Figures>>): string {
  const names = Object.keys(columns)
  const acts = new Set(names.flatMap((name) => Object.keys(columns[name]!.sensibleByAct)))
  const rows = [
    ['', ...names],
    ...lines.map(([label, of]) => [label, ...names.map((name) => of(columns[name]!))]),
    ...[...acts].toSorted().map((act) => [
      `  ${act}`,
      ...names.map((name) => {
        const found = Object.entries(columns[name]!.sensibleByAct).find(([one]) => one === act)
        return found === undefined ? '-' : percent(found[1])
      }),
    ]),
  ]
  return rows
    .map(([label = '', ...cells]) => label.padEnd(34) + cells.map((cell) => cell.padEnd(22)).join(''))
    .join('\n')
}

/** What to read after a run: each reply with a fault, each fact that was missed or made up. */
export function findings({ conversation, held, judged }: Measured): string[] {
  const facts = factsIn(conversation, held)
  return [
    ...held.flatMap(({ turn }, i) =>
      judged[i]!.filter((one) => one.faults.length > 0).map(
        (one) =>
          `${i + 1} ${turn.act}: ${turn.says}\n    ${one.reply.by}: ${one.reply.text}\n    ${one.faults.join('; ')}`,
      ),
    ),
    ...probesIn(held)
      .filter((probe) => !probe.known)
      .map((probe) => `${probe.at + 1} does not know ${probe.name}, told ${probe.distance} turns before`),
    ...facts.missed.map((fact) => `not remembered: ${fact}`),
    ...facts.strange.map((fact) => `remembered, but nobody said so: ${fact}`),
  ].map((finding) => `${conversation.name}: ${finding}`)
}

/** The conversation as text, with what was found wrong beside it. */
export function transcript({ conversation, held, judged }: Measured): string {
  return [
    `${conversation.name}: ${conversation.about}`,
    ...held.flatMap(({ turn, care, replies }, i) => [
      ...(turn.after === undefined ? [] : [`        (${turn.after.hours} hours later)`]),
      `${String(i + 1).padStart(3)} person: ${turn.says}${care === 'none' ? '' : `   [${care}]`}`,
      ...replies.flatMap((reply, r) => [
        `    ${reply.by}: ${reply.text}`,
        ...reply.memories.map((memory) => `        + ${memory.text}`),
        ...(judged[i]![r]?.faults ?? []).map((fault) => `        ! ${fault}`),
      ]),
    ]),
  ].join('\n')
}
