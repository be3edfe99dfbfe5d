/** Of a time zone, as far as one belongs to a single region that there are lines for. */
const zones: Readonly<Record<string, string>> = {
  'Africa/Johannesburg': 'ZA',
  'America/Argentina/Buenos_Aires': 'AR',
  'America/Buenos_Aires': 'AR',
  'America/Chicago': 'US',
  'America/Denver': 'US',
  'America/Los_Angeles': 'US',
  'America/Mexico_City': 'MX',
  'America/New_York': 'US',
  'America/Sao_Paulo': 'BR',
  'America/Toronto': 'CA',
  'America/Vancouver': 'CA',
  'Asia/Calcutta': 'IN',
  'Asia/Hong_Kong': 'HK',
  'Asia/Jerusalem': 'IL',
  'Asia/Kolkata': 'IN',
  'Asia/Seoul': 'KR',
  'Asia/Singapore': 'SG',
  'Asia/Tokyo': 'JP',
  'Europe/Amsterdam': 'NL',
  'Europe/Athens': 'GR',
  'Europe/Berlin': 'DE',
  'Europe/Brussels': 'BE',
  'Europe/Copenhagen': 'DK',
  'Europe/Dublin': 'IE',
  'Europe/Helsinki': 'FI',
  'Europe/Lisbon': 'PT',
  'Europe/London': 'GB',
  'Europe/Madrid': 'ES',
  'Europe/Oslo': 'NO',
  'Europe/Paris': 'FR',
  'Europe/Rome': 'IT',
  'Europe/Stockholm': 'SE',
  'Europe/Vienna': 'AT',
  'Europe/Warsaw': 'PL',
  'Europe/Zurich': 'CH',
  'Pacific/Auckland': 'NZ',
}

/** Where somebody probably is: by the clock of their device, else by the first region in their languages. */
export function guessRegion(zone: string, languages: readonly string[]): string | undefined {
  const byZone = zones[zone] ?? (zone.startsWith('Australia/') ? 'AU' : undefined)
  return byZone ?? languages.map((language) => /-([A-Z]{2})\b/.exec(language)?.[1]).find(Boolean)
}
