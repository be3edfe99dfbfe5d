import type { MailCarrier } from './message.ts'

/** The receiving server refuses this mail for good, such as for an address that does not exist. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

/** Sends over a small pool of connections, encrypted where the server offers it. */
export function createSmtpCarrier(options: { url: string; from: string }): MailCarrier {
  const { address, domain } = senderOf(options.from)
  let transport: ReturnType<typeof openTransport> | undefined
  return {
    async deliver(message, id) {
      // With the first mail: whoever has no mail server never loads what speaks to one.
      const opened = await (transport ??= openTransport(options.url))
      try {
        await opened.sendMail({
          messageId: `<${id}@${domain}>`,
          from: { name: message.fromName, address },
          to: { name: '', address: message.to },
          replyTo: message.replyTo,
          subject: message.subject,
          text: message.text,
          html: message.html,
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        })
      } catch (error) {
        throw isRefusal(error)
          ? new MailRefused('the receiving server refused the mail', { cause: error })
          : error
      }
    },
    close: () => void transport?.then((opened) => opened.close()),
  }
}

async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // A mail is text that we wrote: nothing in it may make this server open a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** `Aureole <no-reply@aureole.example>` or the bare address. */
export function senderOf(from: string): { address: string; domain: string } {
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1]?.trim() ?? from.trim()
  return { address, domain: address.slice(address.lastIndexOf('@') + 1) }
}

/** Only what concerns this receiver: wrong credentials or a broken server are ours to mend, and worth a retry. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown }
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500
}
