import { escapeHtml } from '../html.ts'
import { problems, type ProblemCode } from '@aureole/contract/problems'
import type { OpenApi, Operation, Parameter } from './document.ts'
import { docsStyle } from './docs-style.ts'

/** The API to read: one page, no script, nothing from elsewhere. */
export function docsPage(document: OpenApi): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const nouns = document.tags.map(({ name }) => ({
    name,
    operations: operations.filter(({ operation }) => operation.tags.includes(name)),
  }))
  const menu = nouns.map(
    ({ name, operations: own }) =>
      `<li><a href="#${name}"><b>${title(name)}</b></a><ul>${own
        .map(
          ({ operation }) =>
            `<li><a href="#${operation.operationId}">${escapeHtml(verb(operation))}</a></li>`,
        )
        .join('')}</ul></li>`,
  )
  const sections = nouns.map(
    ({ name, operations: own }) =>
      `<section id="${name}"><h2>${title(name)}</h2>${own.map((one) => article(one.method, one.path, one.operation)).join('')}</section>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(document.info.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>${docsStyle}</style></head>
<body><nav aria-label="Calls"><p class="name">${escapeHtml(document.info.title)}</p><ul>${menu.join('')}<li><a href="#problems"><b>Problems</b></a></li></ul></nav>
<main><header><h1>${escapeHtml(document.info.title)}</h1><p>${inline(document.info.description)}</p>
<p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p></header>
${sections.join('\n')}
<section id="problems"><h2>Problems</h2>${problemList()}</section></main></body></html>`
}

function article(method: string, path: string, operation: Operation): string {
  const [status, success] = Object.entries(operation.responses)[0] ?? ['', { description: '' }]
  const refused = Object.entries(operation.responses).slice(1)
  const { requestBody } = operation
  return `<article id="${operation.operationId}">
<h3><span class="method ${method}">${method.toUpperCase()}</span> <code>${escapeHtml(path).replaceAll(/\{\w+\}/g, '<i>$&</i>')}</code></h3>
<p class="summary">${escapeHtml(operation.summary)}</p><p class="who">${inline(operation.description)}</p>
${operation.parameters.length === 0 ? '' : parameterTable(operation.parameters)}
${requestBody === undefined ? '' : sample('Body', requestBody)}
${sample(`Answer ${status}`, success)}
<p class="refused">May refuse with ${refused.map(([, one]) => codes(one.description)).join(', ')}.</p></article>`
}

function parameterTable(parameters: readonly Parameter[]): string {
  const rows = parameters.map(({ name, in: place, required, description, schema }) => {
    const facts = [
      schema.enum === undefined ? (schema.format ?? schema.type ?? '') : schema.enum.join(' | '),
      schema.default === undefined ? '' : `default ${JSON.stringify(schema.default)}`,
      description ?? '',
    ].filter(Boolean)
    return `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${place}${required ? ', needed' : ''}</td><td>${escapeHtml(facts.join('; '))}</td></tr>`
  })
  return `<div class="wide"><table><thead><tr><th scope="col">Parameter</th><th scope="col">Where</th><th scope="col">What</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

function sample(
  label: string,
  { description, content }: Partial<Pick<NonNullable<Operation['requestBody']>, 'description' | 'content'>>,
): string {
  const heading = `<p class="label">${escapeHtml(label)}</p>`
  if (content === undefined) return `${heading}<p class="none">No body.</p>`
  const example = content['application/json']?.example
  if (example !== undefined)
    return `${heading}<pre tabindex="0"><code>${escapeHtml(JSON.stringify(example, null, 2))}</code></pre>`
  const types = Object.keys(content).map((type) => `<code>${escapeHtml(type)}</code>`)
  return `${heading}<p class="none">${inline(description ?? '')} ${types.join(', ')}</p>`
}

function codes(description: string): string {
  return [...description.matchAll(/`([\w-]+)`/g)]
    .map(([, code]) => `<a href="#problem-${code}"><code>${code}</code></a>`)
    .join(', ')
}

function problemList(): string {
  const rows = (Object.keys(problems) as ProblemCode[]).map(
    (code) =>
      `<tr id="problem-${code}"><td>${problems[code].status}</td><th scope="row"><code>${code}</code></th><td>${escapeHtml(problems[code].title)}</td></tr>`,
  )
  return `<div class="wide"><table><thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Title</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

/** `chats.sendMessage` as `Send message`. */
function verb(operation: Operation): string {
  return title(
    (operation.operationId.split('.')[1] ?? '').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  )
}

function title(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function inline(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
}
