import type { ChatFile, Said, SaidChat } from './said.ts'

/** To read, print and keep. */
export async function* markdownFile(chat: SaidChat, said: AsyncIterable<Said>): ChatFile {
  yield `# ${escaped(chat.title)}\n\n`
  yield `${escaped(chat.personName)} and ${chat.angels.map(escaped).join(', ')}. Angels are AI, not people.\n`
  let day = ''
  for await (const { kind, name, text, at } of said) {
    const iso = at.toISOString()
    if (iso.slice(0, 10) !== day) {
      day = iso.slice(0, 10)
      yield `\n## ${day}\n`
    }
    yield kind !== 'TEXT'
      ? `\n*${escaped(text)}*\n`
      : `\n**${escaped(name)}** (${iso.slice(11, 16)} UTC)\n\n${quoted(text)}\n`
  }
}

/** As a quotation, so that a heading or a rule inside of what was said does not cut the file into pieces. */
function quoted(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n')
}

function escaped(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#]/g, '\\$&')
}
