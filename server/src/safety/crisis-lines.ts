import { elsewhere, linesAnywhere, type CrisisLine } from '@aureole/contract/crisis'

export interface KnownLine extends CrisisLine {
  /** Where whoever answers says so themselves. */
  readonly source: string
  /** When the line was last compared with what is published about it. */
  readonly checked: string
}

export interface KnownRegion {
  readonly name: string
  readonly emergency: readonly string[]
  readonly lines: readonly KnownLine[]
}

/** A new date belongs to a line that somebody looked up again, and to no other. */
const checked = '2026-11-15'
const always = 'Day and night'

function line(name: string, source: string, rest: Omit<CrisisLine, 'name' | 'hours'> & { hours?: string }) {
  return { name, source, checked, hours: always, ...rest }
}

function region(name: string, emergency: string, ...lines: KnownLine[]): KnownRegion {
  return { name, emergency: emergency.split(' '), lines }
}

/**
 * Who answers, by region. Only lines for everybody, reachable in the whole region. Names stay in the language in which the line is
 * answered: that is what one hears. Hours are always said, since a line without them reads as open.
 */
export const crisisRegions: Readonly<Record<string, KnownRegion>> = {
  AR: region(
    'Argentina',
    '911',
    line('Línea Nacional de Salud Mental', 'https://www.argentina.gob.ar/salud', { phone: '0800 999 0091' }),
  ),
  AT: region(
    'Austria',
    '112',
    line('TelefonSeelsorge', 'https://www.telefonseelsorge.at', {
      phone: '142',
      chat: 'https://www.onlineberatung-telefonseelsorge.at',
    }),
  ),
  AU: region(
    'Australia',
    '000',
    line('Lifeline', 'https://www.lifeline.org.au', {
      phone: '13 11 14',
      text: { number: '0477 13 11 14' },
      chat: 'https://www.lifeline.org.au',
    }),
  ),
  BE: region(
    'Belgium',
    '112',
    line('Zelfmoordlijn', 'https://www.zelfmoord1813.be', { phone: '1813', languages: ['Dutch'] }),
    line('Centre de Prévention du Suicide', 'https://www.preventionsuicide.be', {
      phone: '0800 32 123',
      languages: ['French'],
    }),
  ),
  BR: region(
    'Brazil',
    '192',
    line('Centro de Valorização da Vida', 'https://cvv.org.br', { phone: '188', chat: 'https://cvv.org.br' }),
  ),
  CA: region(
    'Canada',
    '911',
    line('Suicide Crisis Helpline', 'https://988.ca', {
      phone: '988',
      text: { number: '988' },
      languages: ['English', 'French'],
    }),
  ),
  CH: region(
    'Switzerland',
    '144 112',
    line('Die Dargebotene Hand, La Main Tendue', 'https://www.143.ch', {
      phone: '143',
      chat: 'https://www.143.ch',
      languages: ['German', 'French', 'Italian'],
    }),
  ),
  DE: region(
    'Germany',
    '112',
    line('TelefonSeelsorge', 'https://www.telefonseelsorge.de', {
      phone: '0800 111 0 111',
      chat: 'https://online.telefonseelsorge.de',
      note: 'Also 0800 111 0 222 and 116 123',
    }),
  ),
  DK: region(
    'Denmark',
    '112',
    line('Livslinien', 'https://www.livslinien.dk', {
      phone: '70 201 201',
      hours: 'From the morning until 5 at night',
    }),
  ),
  ES: region(
    'Spain',
    '112',
    line('Línea 024', 'https://www.sanidad.gob.es/linea024/home.htm', { phone: '024' }),
    line('Teléfono de la Esperanza', 'https://telefonodelaesperanza.org', { phone: '717 003 717' }),
  ),
  FI: region(
    'Finland',
    '112',
    line('MIELI Kriisipuhelin', 'https://mieli.fi', {
      phone: '09 2525 0111',
      note: 'Other languages have numbers and hours of their own',
      languages: ['Finnish'],
    }),
  ),
  FR: region(
    'France',
    '15 112',
    line('Numéro national de prévention du suicide', 'https://3114.fr', { phone: '3114' }),
  ),
  GB: region(
    'United Kingdom',
    '999',
    line('Samaritans', 'https://www.samaritans.org', { phone: '116 123' }),
    line('Shout', 'https://giveusashout.org', { text: { number: '85258', word: 'SHOUT' } }),
  ),
  GR: region('Greece', '112', line('Klimaka', 'https://www.suicide-help.gr', { phone: '1018' })),
  HK: region(
    'Hong Kong',
    '999',
    line('The Samaritans Hong Kong', 'https://samaritans.org.hk', {
      phone: '2896 0000',
      note: 'In several languages',
    }),
    line('香港撒瑪利亞防止自殺會', 'https://www.sbhk.org.hk', {
      phone: '2389 2222',
      languages: ['Cantonese'],
    }),
  ),
  IE: region(
    'Ireland',
    '112 999',
    line('Samaritans', 'https://www.samaritans.org/ireland', { phone: '116 123' }),
    line('Text About It', 'https://www.textaboutit.ie', { text: { number: '50808', word: 'HELLO' } }),
  ),
  IL: region('Israel', '101', line('ERAN', 'https://www.eran.org.il', { phone: '1201' })),
  IN: region(
    'India',
    '112',
    line('Tele-MANAS', 'https://telemanas.mohfw.gov.in', {
      phone: '14416',
      note: 'Also 1800 891 4416. In more than 20 languages',
    }),
  ),
  IT: region(
    'Italy',
    '112',
    line('Telefono Amico Italia', 'https://www.telefonoamico.it', {
      phone: '02 2327 2327',
      hours: '9 to 24 h, every day',
    }),
  ),
  JP: region(
    'Japan',
    '119',
    line('よりそいホットライン', 'https://www.since2011.net/yorisoi', { phone: '0120 279 338' }),
    line('いのちの電話', 'https://www.inochinodenwa.org', {
      phone: '0120 783 556',
      hours: '16 to 21 h, every day',
    }),
  ),
  KR: region('South Korea', '119', line('자살예방상담전화', 'https://www.129.go.kr', { phone: '109' })),
  MX: region(
    'Mexico',
    '911',
    line('Línea de la Vida', 'https://www.gob.mx/salud', { phone: '800 911 2000' }),
  ),
  NL: region(
    'Netherlands',
    '112',
    line('113 Zelfmoordpreventie', 'https://www.113.nl', {
      phone: '0800 0113',
      chat: 'https://www.113.nl',
      note: 'Also 113',
    }),
  ),
  NO: region(
    'Norway',
    '113 112',
    line('Mental Helse Hjelpetelefonen', 'https://mentalhelse.no', { phone: '116 123' }),
    line('Kirkens SOS', 'https://www.kirkens-sos.no', { phone: '22 40 00 40' }),
  ),
  NZ: region(
    'New Zealand',
    '111',
    line('1737, Need to talk?', 'https://1737.org.nz', { phone: '1737', text: { number: '1737' } }),
  ),
  PL: region(
    'Poland',
    '112',
    line('Centrum Wsparcia', 'https://centrumwsparcia.pl', { phone: '800 70 2222' }),
  ),
  PT: region(
    'Portugal',
    '112',
    line('SNS 24, psychological support', 'https://www.sns24.gov.pt', {
      phone: '808 24 24 24',
      note: 'Choose 4',
    }),
  ),
  SE: region('Sweden', '112', line('Mind Självmordslinjen', 'https://mind.se', { phone: '90101' })),
  SG: region(
    'Singapore',
    '995',
    line('Samaritans of Singapore', 'https://www.sos.org.sg', { phone: '1767' }),
  ),
  US: region(
    'United States',
    '911',
    line('988 Suicide & Crisis Lifeline', 'https://988lifeline.org', {
      phone: '988',
      text: { number: '988' },
      chat: 'https://988lifeline.org/chat/',
      languages: ['English', 'Spanish'],
    }),
    line('Crisis Text Line', 'https://www.crisistextline.org', {
      text: { number: '741741', word: 'HOME' },
    }),
  ),
  ZA: region(
    'South Africa',
    '112',
    line('SADAG Suicide Crisis Helpline', 'https://www.sadag.org', { phone: '0800 567 567' }),
  ),
  [elsewhere]: {
    ...linesAnywhere,
    lines: linesAnywhere.lines.map((one) => ({ ...one, source: one.chat, checked })),
  },
}
