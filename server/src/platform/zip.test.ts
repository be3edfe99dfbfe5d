import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readZip } from '../testing/zip.ts'
import { createZip } from './zip.ts'

const files = [
  { path: 'account.json', content: '{"name":"Zoë"}' },
  { path: 'chats/ünïcode 名.json', content: 'words '.repeat(20_000) },
  { path: 'pictures/persona.webp', content: Uint8Array.from({ length: 5000 }, (_, i) => (i * 7919) % 256) },
  { path: 'empty.txt', content: '' },
]

async function archive(): Promise<Buffer> {
  const zip = createZip(new Date('2026-01-15T12:34:56Z'))
  for (const file of files) await zip.add(file)
  return zip.end()
}

test('what was put in comes out, and it is smaller', async () => {
  const bytes = await archive()
  const found = readZip(bytes)
  expect([...found.keys()]).toEqual(files.map(({ path }) => path))
  for (const { path, content } of files) expect(found.get(path)).toEqual(Buffer.from(content))
  expect(bytes.length).toBeLessThan(20_000)
})

test('a program that others wrote finds no fault with it', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'aureole-zip-'))
  try {
    const file = join(folder, 'a.zip')
    writeFileSync(file, await archive())
    const check = `
import sys, zipfile
z = zipfile.ZipFile(sys.argv[1])
assert z.testzip() is None
print('|'.join(i.filename for i in z.infolist()), z.infolist()[0].date_time)`
    let said: string
    try {
      said = execFileSync('python3', ['-c', check, file], {
        encoding: 'utf8',
        env: { ...process.env, PYTHONIOENCODING: 'utf8' },
      })
    } catch (error) {
      if ((error as { code?: string }).code === 'ENOENT') return context.skip('there is no Python here')
      throw error
    }
    expect(said.trim()).toBe(`${files.map(({ path }) => path).join('|')} (2026, 1, 15, 12, 34, 56)`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test.each(['', '/etc/passwd', '../up', 'a/../../up'])('the path %o is refused', async (path) => {
  await expect(createZip(new Date()).add({ path, content: '' })).rejects.toThrow('no path')
})

test('a path is taken once', async () => {
  const zip = createZip(new Date())
  await zip.add({ path: 'a', content: '1' })
  await expect(zip.add({ path: 'a', content: '2' })).rejects.toThrow('already')
})
