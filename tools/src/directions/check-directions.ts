import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { circles, readSource, type SourceFile } from './graph.ts'
import { rules } from './rules.ts'

/** Every fault in a set of files, as lines for a person: where, what, which rule, why. */
export function faultsIn(files: readonly SourceFile[]): string[] {
  const byRule = files.flatMap((file) =>
    rules.flatMap((rule) =>
      rule.faults(file).map((fault) => `${file.path} ${fault}  [${rule.name}: ${rule.why}]`),
    ),
  )
  const knots = circles(files).map((group) => `a circle of imports: ${group.join(' -> ')}  [no-circles]`)
  return [...byRule, ...knots]
}

function repositoryFiles(): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    encoding: 'utf8',
  })
  return listed
    .split('\n')
    .filter((path) => path !== '' && existsSync(path))
    .map((path) => readSource(path, readFileSync(path, 'utf8')))
}

if (import.meta.main) {
  const files = repositoryFiles()
  const faults = faultsIn(files)
  for (const fault of faults) console.error(fault)
  console.log(`import directions: ${files.length} files, ${faults.length} faults`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
