import { useVars } from '../../lib/brand.ts'

/** Who stands behind the brand of this domain, in the words that the legal texts need. */
export function useHouse() {
  const { brand, domainName, prices } = useVars()
  const { name, address, country, registration } = brand.legalEntity
  return {
    brand: brand.name,
    domainName,
    entity: name,
    address,
    country,
    registration,
    mail: brand.supportMail,
    prices,
  }
}

export function SupportMail() {
  const { mail } = useHouse()
  return <a href={`mailto:${mail}`}>{mail}</a>
}

/** The address block of the legal entity. */
export function EntityAddress() {
  const { entity, address, country, registration, mail } = useHouse()
  return (
    <address className="mt-4 rounded-card border border-line bg-surface-1 p-6 text-15 leading-relaxed not-italic">
      <strong>{entity}</strong>
      <br />
      {address}
      <br />
      {country}
      <br />
      {registration}
      <br />
      <a href={`mailto:${mail}`}>{mail}</a>
    </address>
  )
}
