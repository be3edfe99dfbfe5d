const personal = new Set([
  'address',
  'bank_account',
  'billing_details',
  'business_name',
  'card',
  'collected_information',
  'custom_fields',
  'customer_address',
  'customer_details',
  'customer_email',
  'customer_name',
  'customer_phone',
  'customer_shipping',
  'customer_tax_ids',
  'description',
  'email',
  'evidence',
  'individual_name',
  'ip',
  'name',
  'owner',
  'payer_email',
  'payment_method_details',
  'phone',
  'receipt_email',
  'receipt_number',
  'receipt_url',
  'shipping',
  'shipping_details',
  'source',
  'tax_ids',
])

/** The same, without what it says about who paid: what is never written down need not be erased. */
export function withoutPeople(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPeople)
  if (typeof value === 'string') return value.replaceAll('\0', '')
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !personal.has(key))
      .map(([key, inner]) => [key, withoutPeople(inner)]),
  )
}
