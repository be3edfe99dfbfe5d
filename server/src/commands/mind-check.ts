import { checkModelServer, settingsOf, type Finding } from '../minds/index.ts'
import { readConfig } from '../platform/config.ts'
import { explainFailure } from '../start-failure.ts'

const usage = `Tells whether the model servers work that LLM_BASE_URL and LLM_FALLBACK_1_BASE_URL and so on name.

  npm run mind:check

It ends with 0 when people could talk to all of them, with 1 when something is wrong.`

const marks: Readonly<Record<Finding['kind'], string>> = {
  good: '  ok   ',
  hint: '  note ',
  wrong: '  FAIL ',
}

async function main(words: readonly string[]): Promise<number> {
  if (words.length > 0) {
    console.log(usage)
    return words.includes('--help') ? 0 : 1
  }
  const { llm } = readConfig({ ...process.env, LOG_LEVEL: 'silent' })
  if (llm === undefined) {
    console.log('No model server is configured: the built-in mind answers, which needs none.')
    console.log('To use one, set LLM_BASE_URL and LLM_MODEL (docs/operations.md, “Minds”).')
    return 0
  }
  let faults = 0
  for (const [place, server] of llm.servers.entries()) {
    console.log(
      `${place === 0 ? '' : '\n'}${server.model} at ${server.baseUrl.href}${place === 0 ? '' : ` (fallback ${place})`}`,
    )
    await checkModelServer(
      { ...server, ...settingsOf(llm) },
      place === 0 ? 'LLM' : `LLM_FALLBACK_${place}`,
      (finding) => {
        if (finding.kind === 'wrong') faults++
        console.log(`${marks[finding.kind]}${finding.text}`)
      },
    )
  }
  console.log(
    faults === 0
      ? '\nAngels can talk.'
      : `\n${faults === 1 ? 'One thing needs' : `${faults} things need`} another look.`,
  )
  return faults === 0 ? 0 : 1
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(explainFailure(error))
  process.exitCode = 1
}
