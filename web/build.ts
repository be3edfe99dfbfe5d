import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'

const configFile = fileURLToPath(new URL('./vite.config.ts', import.meta.url))
const pageFolder = fileURLToPath(new URL('./dist/page', import.meta.url))
const compressible = /\.(?:js|css|html|svg|json|webmanifest|txt)$/
const tooSmallToGain = 512

/** Compressed once here, so that no request ever waits for it. */
async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < tooSmallToGain) return
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, best),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  const files: string[] = []
  for (const name of names) {
    const path = join(folder, name)
    if ((await stat(path)).isFile()) files.push(path)
  }
  return files
}

process.env['BUILD_STAMP'] ??= String(Date.now())
await build({ configFile, mode: 'production', logLevel: 'warn' })
await build({ configFile, mode: 'production', logLevel: 'warn', build: { ssr: 'src/app/first-paint.tsx' } })
for (const file of await filesIn(pageFolder)) if (compressible.test(file)) await compress(file)
