import { randomBytes, timingSafeEqual } from 'node:crypto'
import { mac } from './keys.ts'

const idBytes = 16
const secretBytes = 32
const tagBytes = 16

export interface RefreshToken {
  readonly sessionId: string
  readonly text: string
}

/** The first token of a family. */
export function firstToken(key: Uint8Array, sessionId: string): RefreshToken {
  return seal(key, sessionId, randomBytes(secretBytes))
}

/**
 * The token that follows. It is derived instead of drawn, so that whoever lost the answer can be given the same
 * one again while only hashes are stored.
 */
export function successorOf(key: Uint8Array, token: RefreshToken): RefreshToken {
  return seal(key, token.sessionId, mac(key, 'successor', token.text))
}

/**
 * Reads a token that this server has made. Its tag proves that it was once a token of its family, so an old one is
 * known for what it is however long ago it was current, and none of them has to be kept.
 */
export function readToken(key: Uint8Array, text: string): RefreshToken | undefined {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== idBytes + secretBytes + tagBytes || bytes.toString('base64url') !== text)
    return undefined
  const body = bytes.subarray(0, idBytes + secretBytes)
  if (!timingSafeEqual(tagOf(key, body), bytes.subarray(idBytes + secretBytes))) return undefined
  return { sessionId: uuidOf(bytes.subarray(0, idBytes)), text }
}

function seal(key: Uint8Array, sessionId: string, secret: Uint8Array): RefreshToken {
  const body = Buffer.concat([Buffer.from(sessionId.replaceAll('-', ''), 'hex'), secret])
  return { sessionId, text: Buffer.concat([body, tagOf(key, body)]).toString('base64url') }
}

function tagOf(key: Uint8Array, body: Uint8Array): Buffer {
  return mac(key, 'tag', body).subarray(0, tagBytes)
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
