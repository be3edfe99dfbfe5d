export interface CrisisLine {
  readonly place: string
  readonly name: string
  readonly phone: string
  readonly note?: string
}

/** Who answers in a crisis, by place. Free of charge or at the price of a local call. */
export const crisisLines: readonly CrisisLine[] = [
  { place: 'Australia', name: 'Lifeline', phone: '13 11 14' },
  { place: 'Austria', name: 'TelefonSeelsorge', phone: '142' },
  { place: 'Belgium', name: 'Zelfmoordlijn', phone: '1813', note: 'In French: 0800 32 123' },
  { place: 'Brazil', name: 'Centro de Valorização da Vida', phone: '188' },
  { place: 'Canada', name: 'Suicide Crisis Helpline', phone: '988' },
  { place: 'Denmark', name: 'Livslinien', phone: '70 201 201' },
  { place: 'Finland', name: 'MIELI Crisis Helpline', phone: '09 2525 0111' },
  { place: 'France', name: 'Numéro national de prévention du suicide', phone: '3114' },
  { place: 'Germany', name: 'TelefonSeelsorge', phone: '0800 111 0 111' },
  { place: 'India', name: 'Tele-MANAS', phone: '14416' },
  { place: 'Ireland', name: 'Samaritans', phone: '116 123' },
  { place: 'Italy', name: 'Telefono Amico', phone: '02 2327 2327' },
  { place: 'Netherlands', name: '113 Zelfmoordpreventie', phone: '0800 0113', note: 'Or 113' },
  { place: 'New Zealand', name: 'Need to talk?', phone: '1737' },
  { place: 'Norway', name: 'Mental Helse', phone: '116 123' },
  { place: 'South Africa', name: 'SADAG', phone: '0800 567 567' },
  { place: 'Spain', name: 'Línea 024', phone: '024' },
  { place: 'Sweden', name: 'Självmordslinjen', phone: '90101' },
  { place: 'Switzerland', name: 'Die Dargebotene Hand', phone: '143' },
  { place: 'United Kingdom', name: 'Samaritans', phone: '116 123' },
  { place: 'United States', name: '988 Suicide and Crisis Lifeline', phone: '988' },
]

/** The number as a telephone dials it. */
export function dialable(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
