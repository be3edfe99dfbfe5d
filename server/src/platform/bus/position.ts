import { randomBytes } from 'node:crypto'

/** Where someone stands on a topic. Two epochs never share a history, so numbers of different epochs are not compared. */
export interface Position {
  readonly epoch: string
  readonly seq: number
}

/** Belongs to no epoch, so whoever goes on from here is told to read again. */
export const nowhere: Position = { epoch: '0', seq: 0 }
export const unknownPosition = '0-0'

export function newEpoch(): string {
  return randomBytes(6).toString('hex')
}

export function formatPosition(position: Position): string {
  return `${position.epoch}-${position.seq}`
}

export function parsePosition(text: string): Position | undefined {
  const match = /^([0-9a-f]{1,16})-(\d{1,14})$/.exec(text)
  return match ? { epoch: match[1] ?? '', seq: Number(match[2]) } : undefined
}
