import { describe, expect, it } from 'vitest'
import { readCard } from './read-card.ts'
import {
  base64,
  cardV1,
  cardV2,
  cardV3,
  charxCard,
  chunk,
  internationalChunk,
  packedChunk,
  pngCard,
  smallPng,
  textChunk,
  withChunks,
  zipOf,
} from './testing/build-cards.ts'

const json = (card: unknown) => Buffer.from(JSON.stringify(card))

describe('a card', () => {
  it.each([
    ['V1', cardV1],
    ['V2', cardV2],
    ['V3', cardV3],
  ] as const)('of version %s is read as it is, from JSON, PNG and CHARX', (spec, card) => {
    expect(readCard(json(card))).toMatchObject({ spec, container: 'JSON', card })
    expect(readCard(pngCard(card))).toMatchObject({ spec, container: 'PNG', card })
    expect(readCard(charxCard(card))).toMatchObject({ spec, container: 'CHARX', card })
  })

  it('of today is preferred to that of yesterday in the same picture, whichever comes first', () => {
    const v2 = textChunk('chara', base64(cardV2))
    const v3 = textChunk('ccv3', base64(cardV3))
    for (const chunks of [
      [v2, v3],
      [v3, v2],
    ])
      expect(readCard(withChunks(smallPng(), ...chunks)).spec).toBe('V3')
  })

  it('of yesterday is read where that of today is broken', () => {
    const broken = textChunk('ccv3', Buffer.from('bm90IGpzb24='))
    expect(readCard(withChunks(smallPng(), broken, textChunk('chara', base64(cardV2)))).spec).toBe('V2')
  })

  it.each([
    ['packed', packedChunk('ccv3', base64(cardV3))],
    ['international', internationalChunk('ccv3', base64(cardV3), false)],
    ['international and packed', internationalChunk('ccv3', base64(cardV3), true)],
    ['with a keyword in capitals', textChunk('CCV3', base64(cardV3))],
    ['not in base64', internationalChunk('ccv3', json(cardV3), false)],
    [
      'in base64 with line ends',
      textChunk(
        'ccv3',
        Buffer.from(
          base64(cardV3)
            .toString()
            .replaceAll(/(.{76})/g, '$1\r\n'),
        ),
      ),
    ],
    [
      'behind chunks that nobody knows',
      Buffer.concat([chunk('prVt', Buffer.alloc(5000)), textChunk('ccv3', base64(cardV3))]),
    ],
  ])('is found in a chunk that is %s', (_, more) => {
    expect(readCard(withChunks(smallPng(), more)).card).toEqual(cardV3)
  })

  it('is found in a picture whose sums are wrong or whose end is missing', () => {
    const png = pngCard(cardV2)
    const wrong = Buffer.from(png)
    wrong[png.length - 14]! ^= 0xff
    expect(readCard(wrong).card).toEqual(cardV2)
    expect(readCard(png.subarray(0, -12)).card).toEqual(cardV2)
  })

  it('may hold a book of several megabytes', () => {
    const large = structuredClone(cardV3)
    large.data.character_book.entries[0]!.content = 'ü wind '.repeat(400_000)
    expect(readCard(pngCard(large, 'ccv3')).card).toEqual(large)
    large.data.character_book.entries[1]!.content = 'wave '.repeat(800_000)
    expect(() => readCard(pngCard(large, 'ccv3'))).toThrow('more than 4 MB of text')
  })

  it('is read in any alphabet, with a mark for the order of bytes or in that of Windows', () => {
    const card = structuredClone(cardV2)
    card.data.name = 'Łucja 月 🕯'
    expect(readCard(Buffer.concat([Buffer.from('\ufeff'), json(card)])).card).toEqual(card)
    expect(readCard(Buffer.from(`\ufeff${JSON.stringify(card)}`, 'utf16le')).card).toEqual(card)
    expect(readCard(pngCard(card)).card).toEqual(card)
  })

  it('brings its picture along', () => {
    const picture = smallPng(64, 64)
    const icon = (uri: string) => ({
      ...cardV3,
      data: { ...cardV3.data, assets: [{ type: 'icon', uri, name: 'main', ext: 'png' }] },
    })
    const png = pngCard(cardV2)
    expect(readCard(png).picture).toEqual(png)
    const charx = charxCard(icon('embeded://assets/icon/main.png'), {
      path: 'assets/icon/main.png',
      content: picture,
      stored: true,
    })
    expect(Buffer.from(readCard(charx).picture!)).toEqual(picture)
    const inline = icon(`data:image/png;base64,${picture.toString('base64')}`)
    expect(Buffer.from(readCard(json(inline)).picture!)).toEqual(picture)
    expect(readCard(json(cardV2)).picture).toBeUndefined()
  })

  it('loses the lines about files that are not kept, and says how many', () => {
    const assets = ['embeded://a.png', 'embeded://b.mp3', 'https://example.org/c.png'].map((uri) => ({
      type: 'emotion',
      uri,
      name: 'x',
      ext: 'png',
    }))
    const read = readCard(charxCard({ ...cardV3, data: { ...cardV3.data, assets } }))
    expect(read.leftOut).toBe(2)
    expect(read.card['data']).toMatchObject({ assets: [assets[2]] })
  })

  it('keeps a large picture inside its text only as its portrait', () => {
    const uri = `data:image/png;base64,${Buffer.alloc(4_000_000).toString('base64')}`
    const card = {
      ...cardV3,
      data: { ...cardV3.data, assets: [{ type: 'icon', uri, name: 'main', ext: 'png' }] },
    }
    const read = readCard(json(card))
    expect([read.picture?.length, read.leftOut]).toEqual([4_000_000, 1])
  })

  it('of the first programs has other names for the same', () => {
    const old = {
      char_name: 'Ada',
      char_persona: 'Calm.',
      char_greeting: 'Hello',
      world_scenario: '',
      example_dialogue: '',
    }
    expect(readCard(json(old)).spec).toBe('V1')
  })
})

describe('what is no card', () => {
  const deep = `${'{"a":['.repeat(40)}1${']}'.repeat(40)}`
  const bomb = Buffer.alloc(19_000_000, 0x20)
  it.each<[string, Buffer, string]>([
    ['nothing', Buffer.alloc(0), 'not valid JSON'],
    ['a text', Buffer.from('hello'), 'not valid JSON'],
    ['a list', json([cardV2]), 'no character card'],
    ['other JSON', json({ hello: 'world' }), 'names no character'],
    ['a nameless one', json({ ...cardV2, data: { ...cardV2.data, name: '' } }), 'names no character'],
    ['a picture without a card', smallPng(), 'holds no character card'],
    [
      'a picture with half a card',
      withChunks(smallPng(), textChunk('chara', base64(cardV2).subarray(0, 400))),
      'not valid JSON',
    ],
    ['a card that is nested too deeply', Buffer.from(deep), 'nested too deeply'],
    ['nothing but brackets', Buffer.alloc(10_000_000, '['), 'nested too deeply'],
    ['a million entries', Buffer.from(`[${'1,'.repeat(1_000_000)}1]`), 'too many entries'],
    ['more than 20 MB', Buffer.alloc(20 * 1024 * 1024 + 1, 0x20), 'larger than 20 MB'],
    [
      'an archive without a card',
      zipOf([{ path: 'other.json', content: Buffer.from('{}') }]),
      'holds no character card',
    ],
    ['half an archive', charxCard(cardV3).subarray(0, -30), 'broken archive'],
    [
      'an archive with a password',
      zipOf([{ path: 'card.json', content: json(cardV3), encrypted: true }]),
      'password',
    ],
    [
      'an archive of ten thousand files',
      zipOf(Array.from({ length: 10_000 }, (_, i) => ({ path: `${i}`, content: Buffer.alloc(0) }))),
      'too many files',
    ],
    [
      'an archive that bursts',
      zipOf([{ path: 'card.json', content: bomb }]),
      'too large once it is unpacked',
    ],
    [
      'an archive that bursts in secret',
      zipOf([{ path: 'card.json', content: bomb, size: 1000 }]),
      'broken archive',
    ],
    [
      'a chunk that bursts',
      withChunks(smallPng(), packedChunk('chara', Buffer.alloc(25_000_000, 0x20))),
      'too large once it is unpacked',
    ],
    [
      'an archive packed in another way',
      Buffer.from(
        zipOf([{ path: 'card.json', content: json(cardV3), stored: true }])
          .toString('latin1')
          .replaceAll('\x14\0\0\x08\0\0', '\x14\0\0\x08\x0c\0'),
        'latin1',
      ),
      'cannot read',
    ],
  ])('is told so: %s', (_, bytes, words) => {
    expect(() => readCard(bytes)).toThrow(words)
  })

  it('has no power over what it becomes', () => {
    const text = JSON.stringify(cardV2).replace(
      '"name":',
      '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"name":',
    )
    const { card } = readCard(Buffer.from(text))
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    expect(JSON.stringify(card)).not.toContain('__proto__')
    expect((card['data'] as { polluted?: boolean }).polluted).toBeUndefined()
  })

  it('may hold what cannot be stored, and loses that alone', () => {
    const card = {
      ...cardV2,
      data: { ...cardV2.data, name: 'A\0da', description: 'half \ud83d here', 'k\0ey': 'x\0y' },
    }
    const { data } = readCard(Buffer.from(JSON.stringify(card))).card as { data: Record<string, string> }
    expect([data['name'], data['description'], data['key']]).toEqual(['Ada', 'half \ufffd here', 'xy'])
  })
})

it('never unpacks more of an archive than it needs', () => {
  const huge = Array.from({ length: 50 }, (_, i) => ({
    path: `assets/${i}.png`,
    content: Buffer.alloc(3_000_000),
  }))
  const bytes = charxCard(cardV3, ...huge)
  const before = process.memoryUsage().arrayBuffers
  expect(readCard(bytes).spec).toBe('V3')
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000)
})
