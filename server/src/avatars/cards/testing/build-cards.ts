import { crc32, deflateRawSync, deflateSync } from 'node:zlib'

/** A small picture, so that a file with it is a real PNG. */
export function smallPng(width = 40, height = 56): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const rows = Buffer.alloc(height * (width * 3 + 1), 120)
  for (let y = 0; y < height; y++) rows[y * (width * 3 + 1)] = 0
  return pngOf([chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND')])
}

function pngOf(chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

export function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

/** The picture with more chunks, before its end. */
export function withChunks(png: Buffer, ...chunks: Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, -12), ...chunks, png.subarray(-12)])
}

export function base64(card: unknown): Buffer {
  return Buffer.from(Buffer.from(JSON.stringify(card)).toString('base64'))
}

const nul = Buffer.alloc(1)

export function textChunk(keyword: string, text: Buffer): Buffer {
  return chunk('tEXt', Buffer.concat([Buffer.from(keyword), nul, text]))
}

export function packedChunk(keyword: string, text: Buffer): Buffer {
  return chunk('zTXt', Buffer.concat([Buffer.from(keyword), nul, nul, deflateSync(text)]))
}

export function internationalChunk(keyword: string, text: Buffer, isPacked: boolean): Buffer {
  const flags = Buffer.from([isPacked ? 1 : 0, 0])
  const language = Buffer.from('en\0card\0')
  return chunk(
    'iTXt',
    Buffer.concat([Buffer.from(keyword), nul, flags, language, isPacked ? deflateSync(text) : text]),
  )
}

export function pngCard(card: unknown, keyword = 'chara'): Buffer {
  return withChunks(smallPng(), textChunk(keyword, base64(card)))
}

export interface ZippedFile {
  path: string
  content: Buffer
  stored?: boolean
  /** Told instead of the truth. */
  size?: number
  encrypted?: boolean
}

export function zipOf(files: readonly ZippedFile[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { path, content, stored, size = content.length, encrypted } of files) {
    const name = Buffer.from(path)
    const packed = stored ? content : deflateRawSync(content)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x0800 | (encrypted ? 1 : 0), 2)
    common.writeUInt16LE(stored ? 0 : 8, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(size, 18)
    common.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, place, name)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, name, packed])
    parts.push(local)
    at += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, listed, end])
}

export function charxCard(card: unknown, ...files: ZippedFile[]): Buffer {
  return zipOf([{ path: 'card.json', content: Buffer.from(JSON.stringify(card)) }, ...files])
}

/** A card as the second version writes it, with everything that it may have. */
export const cardV2 = {
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: {
    name: 'Maren Voss',
    description:
      '{{char}} keeps the lighthouse at Skagen and talks to {{user}} over the radio. Age: 41. Occupation: Lighthouse keeper\nShe has red hair and green eyes. Likes: gulls, strong tea, crosswords',
    personality: 'patient, dry, stubborn, kind',
    scenario: 'A storm keeps {{user}} at the lighthouse.',
    first_mes: '*The lamp turns.* "Come in, {{user}}. Your coat is dripping on my floor."',
    mes_example: '<START>\n{{user}}: Are you lonely?\n{{char}}: Ask me in winter.',
    creator_notes: 'Best with tea.',
    system_prompt: 'Stay in the storm. {{original}}',
    post_history_instructions: 'Short answers.',
    alternate_greetings: ['"You again."', '"Storm’s over."'],
    character_book: {
      name: 'Skagen',
      entries: [
        {
          keys: ['lamp'],
          content: 'The lamp is from 1858.',
          extensions: {},
          enabled: true,
          insertion_order: 1,
        },
        {
          keys: ['boat', 'ship'],
          content: 'Nobody sails in November.',
          extensions: { x: 1 },
          enabled: false,
          insertion_order: 2,
        },
      ],
      extensions: {},
    },
    tags: ['Slice of life', 'OC'],
    creator: 'tidal',
    character_version: '1.2',
    extensions: { depth_prompt: { prompt: 'wind', depth: 4 }, talkativeness: '0.5' },
  },
}

export const cardV3 = {
  ...cardV2,
  spec: 'chara_card_v3',
  spec_version: '3.0',
  data: {
    ...cardV2.data,
    nickname: 'Maren',
    creator_notes_multilingual: { de: 'Am besten mit Tee.' },
    source: ['https://example.org/1'],
    group_only_greetings: ['"A crowd."'],
    creation_date: 1_700_000_000,
    assets: [{ type: 'icon', uri: 'ccdefault:', name: 'main', ext: 'png' }],
    new_field_of_tomorrow: { deep: [1, null, { a: 'ü' }] },
  },
}

export const cardV1 = {
  name: 'Maren Voss',
  description: cardV2.data.description,
  personality: cardV2.data.personality,
  scenario: cardV2.data.scenario,
  first_mes: cardV2.data.first_mes,
  mes_example: cardV2.data.mes_example,
}
