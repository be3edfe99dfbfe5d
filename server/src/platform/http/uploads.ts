import type { ProblemCode } from '@aureole/contract/problems'
import type { Route } from '@aureole/contract/route'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isProblem, malformedRequest, Problem } from '../errors.ts'

/** A file as it came: `type` is what the sender says that it is, which may be wrong. */
export interface UploadedFile {
  readonly bytes: Buffer
  readonly type: string
  readonly name?: string
}

type Upload = NonNullable<Route['upload']>

/** Room in a form for what is not the file: borders, headers, small fields beside it. */
const formOverhead = 64 * 1024

/** Of everything that is sent here only the file itself is read; what is no file of a wished-for type is refused unread. */
export async function acceptUploads(scope: FastifyInstance, upload: Upload): Promise<void> {
  scope.removeAllContentTypeParsers()
  await scope.register(multipart, { throwFileSizeLimit: false })
  scope.addContentTypeParser<Buffer>([...upload.types], { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body)
  })
  scope.addContentTypeParser('*', (_request, _body, done) => done(wrongType(upload)))
}

export async function readUpload(request: FastifyRequest, upload: Upload): Promise<UploadedFile> {
  const file = request.isMultipart() ? await readForm(request, upload) : readPlain(request)
  if (file === undefined || file.bytes.length === 0) {
    throw malformedRequest('This call needs a file: as its body, or as the part “file” of a form.')
  }
  return file
}

function readPlain(request: FastifyRequest): UploadedFile | undefined {
  if (!Buffer.isBuffer(request.body)) return undefined
  return { bytes: request.body, type: mediaType(request.headers['content-type']) }
}

async function readForm(request: FastifyRequest, upload: Upload): Promise<UploadedFile | undefined> {
  if (Number(request.headers['content-length']) > upload.maxBytes + formOverhead) throw tooLarge(upload)
  const limits = { fileSize: upload.maxBytes, files: 1, fields: 8, fieldSize: 1024, fieldNameSize: 100 }
  let found: UploadedFile | undefined
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') found = await readPart(part, upload)
    }
  } catch (error) {
    if (isProblem(error)) throw error
    // Whatever name the parser gives to its error, it is about what was sent.
    throw refusal(
      'malformed-request',
      'The form could not be read. Please send one file, as its part “file”.',
      error,
    )
  }
  return found
}

async function readPart(part: MultipartFile, upload: Upload): Promise<UploadedFile> {
  if (part.fieldname !== 'file')
    throw refusal('malformed-request', 'Please send the file as the part “file”.')
  const type = mediaType(part.mimetype)
  if (!upload.types.includes(type)) throw wrongType(upload)
  // Nothing more is handed on once there is too much, so that to wait for the end of it would be to wait for the sender.
  part.file.once('limit', () => part.file.destroy(tooLarge(upload)))
  const chunks: Buffer[] = []
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    chunks.push(chunk)
  }
  return { bytes: Buffer.concat(chunks), type, ...(part.filename ? { name: part.filename } : {}) }
}

function mediaType(header: string | undefined): string {
  return (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

function wrongType(upload: Upload): Problem {
  const types = upload.types.join(', ')
  return refusal('unsupported-media-type', `Please send a file of one of these types: ${types}.`)
}

function tooLarge(upload: Upload): Problem {
  const most = Math.floor(upload.maxBytes / (1024 * 1024))
  const words = most > 0 ? `${most} MB` : `${upload.maxBytes} bytes`
  return refusal('body-too-large', `This file is larger than ${words}.`)
}

/** The rest of the body may still be on its way, and nobody will read it: the connection ends with the answer. */
function refusal(code: ProblemCode, detail: string, cause?: unknown): Problem {
  return new Problem(code, detail, { headers: { connection: 'close' }, cause })
}
