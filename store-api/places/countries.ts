import { CANADA } from 'shared-contracts/language/provinces.ts'
import type { Handler } from '../calls/route.ts'
import { Refusal } from '../http/refusal.ts'
import { inLanguage, type LocalText } from '../language/local-text.ts'

/** Where this server knows taxes and postal codes: country → province code → name. */
const PROVINCES = { CA: CANADA } as const satisfies Record<string, Record<string, LocalText>>

export const supportedCountries: Handler<'GET common3/supportedCountries'> = async ({ visitor }) => {
  const names = new Intl.DisplayNames(visitor.language, { type: 'region' })
  return { countries: Object.keys(PROVINCES).map(code => ({ code, name: names.of(code) ?? code })) }
}

export const provinces: Handler<'GET common3/provinces/{country}'> = async ({ visitor, params }) => {
  const { language } = visitor
  const { country } = params
  if (!Object.hasOwn(PROVINCES, country)) throw new Refusal('not-found', { field: 'country' })
  const byName = new Intl.Collator(language).compare
  const list = Object.entries(PROVINCES[country as keyof typeof PROVINCES])
  return {
    country,
    provinces: list
      .map(([code, name]) => ({ code, name: inLanguage(name, language) }))
      .sort((a, b) => byName(a.name, b.name)),
  }
}
