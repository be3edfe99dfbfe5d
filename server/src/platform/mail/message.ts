/** A mail, ready to be sent. */
export interface MailMessage {
  readonly to: string
  /** The name beside the sender's address. */
  readonly fromName: string
  readonly replyTo: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The addresses in it that matter, in order, for whoever reads the outbox with a program. */
  readonly links: readonly string[]
}

/** Takes a mail away. The id is the same at each new try, so that a receiver can tell a double. */
export interface MailCarrier {
  deliver(message: MailMessage, id: string): Promise<void>
  close(): void
}
