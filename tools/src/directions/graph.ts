import { posix } from 'node:path'
import { parseAst } from 'rolldown/parseAst'

/** What one file reaches for: other files of the repository by path, packages by name, and a few globals. */
export interface SourceFile {
  readonly path: string
  readonly imports: readonly Import[]
  readonly readsEnvironment: boolean
  readonly callsFetch: boolean
}

export interface Import {
  /** As written. */
  readonly specifier: string
  /** A path of the repository, when it leads to one. */
  readonly file?: string
  /** A package's name otherwise. */
  readonly package?: string
}

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) value.filter(isNode).forEach((child) => walk(child, visit))
    else if (isNode(value)) walk(value, visit)
  }
}

function name(value: unknown): unknown {
  return isNode(value) ? (value['name'] ?? value['value']) : undefined
}

const importingNodes = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
])

function resolve(from: string, specifier: string): Omit<Import, 'specifier'> {
  if (specifier.startsWith('.')) {
    const path = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''))
    return { file: path }
  }
  const contract = /^@aureole\/contract\/(.+)$/.exec(specifier)
  if (contract) return { file: `contract/src/${contract[1]}.ts` }
  // Short names, in the imports of web/package.json and server/package.json.
  const inPage = /^#(lib|ui)\/(.+)$/.exec(specifier)
  if (inPage) return { file: `web/src/${inPage[1]}/${inPage[2]}` }
  const inServer = /^#(minds|platform)\/(.+)$/.exec(specifier)
  if (inServer) return { file: `server/src/${inServer[1]}/${inServer[2]}` }
  const parts = specifier.split('/')
  return { package: specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier) }
}

export function readSource(path: string, text: string): SourceFile {
  const imports: Import[] = []
  let readsEnvironment = false
  let callsFetch = false
  walk(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node, (node) => {
    if (importingNodes.has(node.type) && isNode(node['source'])) {
      const specifier = node['source']['value']
      if (typeof specifier === 'string') imports.push({ specifier, ...resolve(path, specifier) })
    }
    if (
      node.type === 'MemberExpression' &&
      name(node['object']) === 'process' &&
      name(node['property']) === 'env'
    )
      readsEnvironment = true
    if (node.type === 'CallExpression' && name(node['callee']) === 'fetch') callsFetch = true
  })
  return { path, imports, readsEnvironment, callsFetch }
}

/** Groups of files that reach each other, type-only imports included. */
export function circles(files: readonly SourceFile[]): string[][] {
  const known = new Map(files.map((file) => [file.path, file]))
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []

  function visit(path: string): void {
    index.set(path, index.size)
    low.set(path, index.get(path)!)
    stack.push(path)
    for (const { file } of known.get(path)?.imports ?? []) {
      if (file === undefined || !known.has(file)) continue
      if (!index.has(file)) {
        visit(file)
        low.set(path, Math.min(low.get(path)!, low.get(file)!))
      } else if (stack.includes(file)) {
        low.set(path, Math.min(low.get(path)!, index.get(file)!))
      }
    }
    if (low.get(path) !== index.get(path)) return
    const group = stack.splice(stack.indexOf(path))
    const selfImport = known.get(path)?.imports.some((i) => i.file === path)
    if (group.length > 1 || selfImport) found.push(group.toSorted())
  }

  for (const file of files) if (!index.has(file.path)) visit(file.path)
  return found
}
