import { hexOf } from './colour.ts'
import { escapeHtml } from '../html.ts'

/** The colours of a letter, in oklch as a theme has them; what is missing or unreadable is replaced by a quiet default. */
export interface LetterColours {
  readonly page?: string | undefined
  readonly card?: string | undefined
  readonly border?: string | undefined
  readonly ink?: string | undefined
  readonly quietInk?: string | undefined
  readonly button?: string | undefined
  readonly onButton?: string | undefined
  readonly link?: string | undefined
}

/** How the sender looks: whose name, colours and small print a letter carries. */
export interface LetterLook {
  readonly name: string
  /** `https://aureole.example`. */
  readonly origin: string
  readonly supportMail: string
  readonly imprint: readonly string[]
  readonly light: LetterColours
  readonly dark: LetterColours
}

export interface Letter {
  readonly subject: string
  /** The line that mail programs show beside the subject. */
  readonly preview: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly button?: { readonly label: string; readonly url: string }
  /** Below the button: how long it works, what to do when one has not asked for this. */
  readonly notes: readonly string[]
}

/** One letter as plain text and as HTML, which say the same. */
export function renderLetter(
  letter: Letter,
  look: LetterLook,
): { text: string; html: string; links: string[] } {
  return {
    text: textOf(letter, look),
    html: htmlOf(letter, look),
    links: letter.button ? [letter.button.url] : [],
  }
}

function textOf(letter: Letter, look: LetterLook): string {
  const button = letter.button ? [`${letter.button.label}:\n${letter.button.url}`] : []
  const foot = [`${look.name}, ${look.origin}`, `Questions: ${look.supportMail}`, ...look.imprint].join('\n')
  return `${[letter.title, ...letter.paragraphs, ...button, ...letter.notes, `-- \n${foot}`].join('\n\n')}\n`
}

type Palette = Record<keyof LetterColours, string>

const lightDefaults: Palette = {
  page: '#f6f2ed',
  card: '#ffffff',
  border: '#e6ddd2',
  ink: '#2a211a',
  quietInk: '#6f6358',
  button: '#8a5a12',
  onButton: '#ffffff',
  link: '#8a5a12',
}

const darkDefaults: Palette = {
  page: '#14110f',
  card: '#1f1b18',
  border: '#3a332d',
  ink: '#f5efe8',
  quietInk: '#b9aea3',
  button: '#e8b563',
  onButton: '#1a1206',
  link: '#e8b563',
}

function paletteOf(given: LetterColours, defaults: Palette): Palette {
  const names = Object.keys(defaults) as (keyof LetterColours)[]
  return Object.fromEntries(
    names.map((name) => [name, hexOf(given[name] ?? '') ?? defaults[name]]),
  ) as unknown as Palette
}

const sans = "-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"
const serif = "Georgia,'Times New Roman',serif"

/** The table and the inline styles are what old mail programs understand; the style element is for dark ones. */
function htmlOf(letter: Letter, look: LetterLook): string {
  const light = paletteOf(look.light, lightDefaults)
  const text = `margin:0 0 16px;font:16px/1.55 ${sans};color:${light.ink};`
  const note = `margin:12px 0 0;font:14px/1.5 ${sans};color:${light.quietInk};`
  const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(letter.subject)}</title>
${darkStyle(paletteOf(look.dark, darkDefaults))}
</head>
<body class="page" style="margin:0;padding:0;background:${light.page};">
<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(letter.preview)}</div>
<table ${table} class="page" style="background:${light.page};">
<tr><td align="center" style="padding:32px 16px;">
<table ${table} style="max-width:520px;">
<tr><td class="ink" style="padding:0 8px 20px;font:600 20px ${serif};color:${light.ink};">${escapeHtml(look.name)}</td></tr>
<tr><td class="card" style="background:${light.card};border:1px solid ${light.border};border-radius:16px;padding:32px;">
<h1 class="ink" style="margin:0 0 16px;font:600 24px/1.25 ${serif};color:${light.ink};">${escapeHtml(letter.title)}</h1>
${letter.paragraphs.map((line) => `<p class="ink" style="${text}">${escapeHtml(line)}</p>`).join('\n')}
${letter.button ? buttonOf(letter.button, light, note) : ''}
${letter.notes.map((line) => `<p class="quiet" style="${note}">${escapeHtml(line)}</p>`).join('\n')}
</td></tr>
<tr><td class="quiet" style="padding:20px 8px 0;font:13px/1.5 ${sans};color:${light.quietInk};">
${escapeHtml(look.name)} · <a class="quiet" href="mailto:${escapeHtml(look.supportMail)}" style="color:${light.quietInk};">${escapeHtml(look.supportMail)}</a><br>
${look.imprint.map(escapeHtml).join('<br>\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function darkStyle(dark: Palette): string {
  return `<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: ${dark.page} !important; }
  .card { background: ${dark.card} !important; border-color: ${dark.border} !important; }
  .ink { color: ${dark.ink} !important; }
  .quiet { color: ${dark.quietInk} !important; }
  .button { background: ${dark.button} !important; color: ${dark.onButton} !important; }
  .link { color: ${dark.link} !important; }
}
</style>`
}

function buttonOf(button: { label: string; url: string }, light: Palette, note: string): string {
  const url = escapeHtml(button.url)
  const look = `display:inline-block;padding:14px 28px;border-radius:999px;background:${light.button};color:${light.onButton};font:600 16px ${sans};text-decoration:none;`
  return `<p style="margin:24px 0;"><a class="button" href="${url}" style="${look}">${escapeHtml(button.label)}</a></p>
<p class="quiet" style="${note}">If the button does not work, open this address:<br><a class="link" href="${url}" style="color:${light.link};word-break:break-all;">${url}</a></p>`
}
