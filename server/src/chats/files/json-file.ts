import type { ChatFile, Said, SaidChat } from './said.ts'

/** For programs, and for people who read them. */
export async function* jsonFile(chat: SaidChat, said: AsyncIterable<Said>): ChatFile {
  const { title, type, personName, angels, createdAt, exportedAt } = chat
  const head = JSON.stringify(
    { format: 'aureole-chat', version: 1, title, type, personName, angels, createdAt, exportedAt },
    undefined,
    2,
  )
  yield `${head.slice(0, -2)},\n  "messages": [`
  let isFirst = true
  for await (const line of said) {
    yield `${isFirst ? '' : ','}\n    ${JSON.stringify(lineOf(line))}`
    isFirst = false
  }
  yield isFirst ? ']\n}\n' : '\n  ]\n}\n'
}

function lineOf({ author, kind, name, text, at, versions }: Said) {
  return {
    createdAt: at.toISOString(),
    author,
    kind,
    name,
    text,
    ...(versions === undefined ? {} : { versions: versions.texts, currentVersion: versions.current + 1 }),
  }
}
