/** A card as it was in its file. */
export type RawCard = Record<string, unknown>

export type CardSpec = 'V1' | 'V2' | 'V3'

/** What we read of a card, of whichever version; what is missing or of another kind is empty. */
export interface CardFields {
  readonly name: string
  /** What the character is called in talk, where that is another name. */
  readonly nickname: string
  readonly description: string
  readonly personality: string
  readonly scenario: string
  readonly firstMessage: string
  readonly examples: string
  readonly creatorNotes: string
  readonly systemPrompt: string
  readonly afterHistory: string
  readonly alternateGreetings: readonly string[]
  readonly tags: readonly string[]
  readonly creator: string
  readonly lore: readonly string[]
  readonly extensions: RawCard
  readonly assets: readonly CardAsset[]
}

export interface CardAsset {
  readonly type: string
  readonly name: string
  readonly uri: string
}

export function isObject(value: unknown): value is RawCard {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Which version a card is; nothing for what is none. */
export function specOf(card: RawCard): CardSpec | undefined {
  const spec = typeof card['spec'] === 'string' ? card['spec'] : ''
  if (isObject(card['data'])) {
    if (spec === 'chara_card_v2' || spec === '') return textOf(card['data']['name']) === '' ? undefined : 'V2'
    // Later ones add to what there is: what we do not know of them is kept.
    return /^chara_card_v\d/.test(spec) ? 'V3' : undefined
  }
  const isNamed = textOf(card['name']) !== '' || textOf(card['char_name']) !== ''
  const isTold = [...plainKeys, ...olderKeys].some((key) => textOf(card[key]) !== '')
  return isNamed && isTold ? 'V1' : undefined
}

const plainKeys = ['description', 'personality', 'scenario', 'first_mes', 'mes_example']
/** As the first programs wrote them. */
const olderKeys = ['char_persona', 'world_scenario', 'char_greeting', 'example_dialogue']

export function fieldsOf(card: RawCard): CardFields {
  const data = isObject(card['data']) ? card['data'] : card
  const text = (key: string, older = ''): string => textOf(data[key]) || textOf(data[older])
  const book = isObject(data['character_book']) ? data['character_book'] : {}
  return {
    name: text('name', 'char_name'),
    nickname: text('nickname'),
    description: text('description', 'char_persona'),
    personality: text('personality'),
    scenario: text('scenario', 'world_scenario'),
    firstMessage: text('first_mes', 'char_greeting'),
    examples: text('mes_example', 'example_dialogue'),
    creatorNotes: text('creator_notes', 'creatorcomment'),
    systemPrompt: text('system_prompt'),
    afterHistory: text('post_history_instructions'),
    alternateGreetings: textsOf(data['alternate_greetings']),
    tags: textsOf(data['tags']),
    creator: text('creator'),
    lore: entriesOf(book['entries']).map((entry) => (isObject(entry) ? textOf(entry['content']) : '')),
    extensions: isObject(data['extensions']) ? data['extensions'] : {},
    assets: Array.isArray(data['assets']) ? data['assets'].flatMap(assetOf) : [],
  }
}

/** A list, or, as some programs write it, an object with numbers for keys. */
function entriesOf(entries: unknown): unknown[] {
  if (Array.isArray(entries)) return entries
  return isObject(entries) ? Object.values(entries) : []
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

function textsOf(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : []
  return list.map(textOf).filter((text) => text.trim() !== '')
}

function assetOf(value: unknown): CardAsset[] {
  if (!isObject(value)) return []
  return [{ type: textOf(value['type']), name: textOf(value['name']), uri: textOf(value['uri']) }]
}
