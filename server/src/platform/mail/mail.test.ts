import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { describeOnBothDatabases } from '../../testing/databases.ts'
import { startTestHttp } from '../../testing/http.ts'
import { silentLog } from '../../testing/log.ts'
import type { Database } from '../database/index.ts'
import { createJobs, type Jobs } from '../jobs.ts'
import { hexOf } from './colour.ts'
import { createMail, type Mail, type MailMessage } from './index.ts'
import { renderLetter, type Letter, type LetterLook } from './letter.ts'
import { createOutbox } from './outbox.ts'
import { senderOf } from './smtp.ts'

const letter: Letter = {
  subject: 'Grüße & <more>',
  preview: 'A preview',
  title: 'A title <b>not bold</b>',
  paragraphs: ['One "paragraph" & another’s.'],
  button: { label: 'Go', url: 'https://brand.example/auth/x?a=1&b=2' },
  notes: ['A note.'],
}
const look: LetterLook = {
  name: 'Brand & Co',
  origin: 'https://brand.example',
  supportMail: 'care@brand.example',
  imprint: ['Brand & Co Ltd', '1 Street, Country'],
  light: { button: 'oklch(.7 .12 60)' },
  dark: { page: 'oklch(.2 .02 320)' },
}
function messageTo(to: string): MailMessage {
  const { text, html, links } = renderLetter(letter, look)
  return { to, fromName: look.name, replyTo: look.supportMail, subject: letter.subject, text, html, links }
}

describe('a letter', () => {
  test('says the same as text and as HTML, with nothing of it taken for markup', () => {
    const { text, html, links } = renderLetter(letter, look)
    expect(links).toEqual(['https://brand.example/auth/x?a=1&b=2'])
    expect(text).toContain('Go:\nhttps://brand.example/auth/x?a=1&b=2\n')
    expect(text).toContain('A title <b>not bold</b>')
    expect(html).toContain('A title &lt;b&gt;not bold&lt;/b&gt;')
    expect(html).toContain('href="https://brand.example/auth/x?a=1&amp;b=2"')
    for (const part of ['Brand &amp; Co Ltd', 'care@brand.example', 'A note.']) expect(html).toContain(part)
    expect(html).not.toMatch(/<script|<img|<link|url\(/)
  })

  test('carries the brand’s colours, in the dark too, in words that mail programs know', () => {
    const { html } = renderLetter(letter, look)
    expect(html).toContain(`background:${hexOf('oklch(.7 .12 60)')}`)
    expect(html).toMatch(/prefers-color-scheme: dark[^]*#[\da-f]{6} !important/)
    expect(html).toContain(`.page { background: ${hexOf('oklch(.2 .02 320)')} !important; }`)
    expect(html).not.toContain('oklch')
  })

  test('knows colours', () => {
    expect(hexOf('oklch(1 0 0)')).toBe('#ffffff')
    expect(hexOf('oklch(0 0 0)')).toBe('#000000')
    expect(hexOf('oklch(62.8% 0.25768 29.234)')).toBe('#ff0000')
    expect(hexOf('oklch(.519752 .176858 142.4953)')).toBe('#008000')
    expect(hexOf('red')).toBeUndefined()
  })

  test('comes from the address that is configured', () => {
    expect(senderOf('Aureole <hello@aureole.test>')).toEqual({
      address: 'hello@aureole.test',
      domain: 'aureole.test',
    })
    expect(senderOf('hello@aureole.test')).toEqual({ address: 'hello@aureole.test', domain: 'aureole.test' })
  })
})

interface Received {
  from: string
  to: string[]
  raw: string
}

/** A real mail server on loopback that can be told what to say. */
async function startSmtp(refuse: (to: string, attempt: number) => number | undefined = () => undefined) {
  const received: Received[] = []
  const attempts = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      const attempt = (attempts.get(address) ?? 0) + 1
      attempts.set(address, attempt)
      const code = refuse(address, attempt)
      if (code === undefined) return callback()
      callback(Object.assign(new Error('refused'), { responseCode: code }))
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        })
        callback()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    attempts,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

describeOnBothDatabases('mail through jobs', (open) => {
  const closing: (() => unknown)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close()
  })
  let folder: string
  let database: Database
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aureole-mail-'))
    database = await open()
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  async function start(smtpUrl?: string) {
    const jobs: Jobs = createJobs({ database, log: silentLog })
    const config = { mailFrom: 'Aureole <hello@aureole.test>', mailOutbox: true, dataDir: folder }
    const mail: Mail = createMail({
      config: { ...config, ...(smtpUrl ? { smtpUrl } : {}) },
      jobs,
      log: silentLog,
    })
    const post = mail.kind<{ to: string }>('test', async ({ to }) => (to === '' ? undefined : messageTo(to)))
    await jobs.start()
    closing.push(
      () => mail.close(),
      () => jobs.drain(),
    )
    return post
  }

  test('a mail reaches a real mail server whole, once it is committed', async () => {
    const smtp = await startSmtp()
    closing.push(smtp.stop)
    const post = await start(smtp.url)
    await database.transaction((tx) => post(tx, { to: 'first@example.com' }))
    const undone = database.transaction(async (tx) => {
      await post(tx, { to: 'undone@example.com' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await database.transaction((tx) => post(tx, { to: 'last@example.com' }))

    await expect.poll(() => smtp.received.length, { timeout: 25_000 }).toBe(2)
    expect(new Set(smtp.received.map(({ to }) => to[0]))).toEqual(
      new Set(['first@example.com', 'last@example.com']),
    )
    const [mail] = smtp.received
    expect(mail?.from).toBe('hello@aureole.test')
    expect(mail?.raw).toMatch(
      /^From: Brand & Co <hello@aureole.test>|^From: "Brand & Co" <hello@aureole.test>/m,
    )
    expect(mail?.raw).toMatch(/^Reply-To: care@brand.example/m)
    expect(mail?.raw).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(mail?.raw).toMatch(/^Message-ID: <[\da-f-]{36}@aureole.test>/m)
    expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated/m)
    expect(mail?.raw).toContain('multipart/alternative')
    expect(mail?.raw).toContain('text/plain')
    expect(mail?.raw).toContain('text/html')
  })

  test('a server that is busy is asked again; one that refuses for good is not', async () => {
    const smtp = await startSmtp((to, attempt) => {
      if (to === 'nobody@example.com') return 550
      return to === 'busy@example.com' && attempt === 1 ? 451 : undefined
    })
    closing.push(smtp.stop)
    const post = await start(smtp.url)
    await database.transaction((tx) => post(tx, { to: 'nobody@example.com' }))
    await database.transaction((tx) => post(tx, { to: 'busy@example.com' }))
    await expect
      .poll(() => smtp.received.map(({ to }) => to[0]), { timeout: 25_000 })
      .toEqual(['busy@example.com'])
    expect(Object.fromEntries(smtp.attempts)).toEqual({ 'nobody@example.com': 1, 'busy@example.com': 2 })
  })

  test('a mail that has become pointless is not sent', async () => {
    const smtp = await startSmtp()
    closing.push(smtp.stop)
    const post = await start(smtp.url)
    await database.transaction((tx) => post(tx, { to: '' }))
    await database.transaction((tx) => post(tx, { to: 'after@example.com' }))
    await expect
      .poll(() => smtp.received.map(({ to }) => to[0]), { timeout: 25_000 })
      .toEqual(['after@example.com'])
  })

  test('mails wait while the mail server is away', async () => {
    let hungUp = 0
    const away = createServer((socket) => {
      hungUp += 1
      socket.destroy()
    })
    await new Promise<void>((resolve) => away.listen(0, '127.0.0.1', resolve))
    const { port } = away.address() as AddressInfo
    const post = await start(`smtp://127.0.0.1:${port}`)
    await database.transaction((tx) => post(tx, { to: 'patient@example.com' }))
    await expect.poll(() => hungUp, { timeout: 25_000 }).toBeGreaterThan(0)
    await new Promise((resolve) => away.close(resolve))
    const received: string[] = []
    const late = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, callback) {
        stream.resume()
        stream.on('end', () => {
          received.push(...session.envelope.rcptTo.map(({ address }) => address))
          callback()
        })
      },
    })
    await new Promise<void>((resolve) => late.listen(port, '127.0.0.1', () => resolve()))
    closing.unshift(() => new Promise<void>((resolve) => late.close(() => resolve())))
    await expect.poll(() => received, { timeout: 25_000 }).toEqual(['patient@example.com'])
  })
})

describe('the outbox', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aureole-outbox-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const parts = (mailOutbox: boolean) => ({
    config: { mailFrom: 'hello@aureole.test', mailOutbox, dataDir: folder },
    jobs: { work: () => undefined } as unknown as Jobs,
    log: silentLog,
  })

  test('shows mails newest first, to programs and to people, and nothing in them comes alive', async () => {
    const outbox = createOutbox(join(folder, 'outbox'))
    expect(await outbox.list()).toEqual([])
    await outbox.deliver(messageTo('one@example.com'), 'a')
    await outbox.deliver(messageTo('two@example.com'), 'b')
    const server = await startTestHttp((http) => createMail(parts(true)).routes(http))
    const mails = (await server.ask('/api/dev/outbox')).json() as (MailMessage & { id: string })[]
    expect(mails.map(({ to }) => to)).toEqual(['two@example.com', 'one@example.com'])
    expect(mails[0]).toMatchObject({
      subject: letter.subject,
      links: ['https://brand.example/auth/x?a=1&b=2'],
    })

    const page = await server.ask('/dev/outbox')
    expect(page.text).toContain('Grüße &amp; &lt;more&gt;')
    expect(page.text).not.toContain('<b>not bold')
    const one = await server.ask(`/dev/outbox/${mails[0]?.id}`)
    expect(one.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
    expect(one.text).toContain('<base target="_top">')
    expect((await server.ask('/dev/outbox/..%2f..%2fetc%2fpasswd')).status).toBe(404)
    await server.stop()
  })

  test('is not there unless it was switched on', async () => {
    const server = await startTestHttp((http) => createMail(parts(false)).routes(http))
    expect((await server.ask('/api/dev/outbox')).status).toBe(404)
    expect((await server.ask('/dev/outbox')).status).toBe(404)
    await server.stop()
  })
})
