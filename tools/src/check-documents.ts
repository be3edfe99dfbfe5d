import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/*
 * A document that names a file which is no longer there is worse than none: every `path/in/backticks.ts`
 * of the tour and every relative link of all documents must lead somewhere.
 */

function documents(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => join(entry.parentPath, entry.name))
}

const faults: string[] = []

for (const file of ['README.md', 'CONTRIBUTING.md', ...documents('docs')]) {
  const text = readFileSync(file, 'utf8')
  for (const [, target] of text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)) {
    if (target === undefined || /^[a-z]+:/.test(target)) continue
    if (!existsSync(join(dirname(file), target)))
      faults.push(`${file} links to ${target}, which is not there`)
  }
}

const tour = 'docs/tour.md'
for (const [, path] of readFileSync(tour, 'utf8').matchAll(/`([\w./-]+\/[\w.-]+\.(?:tsx?|sql|md))`/g)) {
  if (path !== undefined && !existsSync(path)) faults.push(`${tour} names ${path}, which is not there`)
}

for (const fault of faults) console.error(fault)
console.log(`documents: ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
