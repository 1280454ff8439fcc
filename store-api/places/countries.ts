import { Refusal } from '../http/refusal.ts'
import type { Handler } from '../http/route.ts'
import { inLanguage, type LocalText } from '../language/local-text.ts'

/** Where this server knows taxes and postal codes: country → province code → name. */
const PROVINCES = {
  CA: {
    AB: { en: 'Alberta', zh: '阿尔伯塔省' },
    BC: { en: 'British Columbia', zh: '不列颠哥伦比亚省' },
    MB: { en: 'Manitoba', zh: '曼尼托巴省' },
    NB: { en: 'New Brunswick', zh: '新不伦瑞克省' },
    NL: { en: 'Newfoundland and Labrador', zh: '纽芬兰与拉布拉多省' },
    NS: { en: 'Nova Scotia', zh: '新斯科舍省' },
    NT: { en: 'Northwest Territories', zh: '西北地区' },
    NU: { en: 'Nunavut', zh: '努纳武特地区' },
    ON: { en: 'Ontario', zh: '安大略省' },
    PE: { en: 'Prince Edward Island', zh: '爱德华王子岛省' },
    QC: { en: 'Quebec', zh: '魁北克省' },
    SK: { en: 'Saskatchewan', zh: '萨斯喀彻温省' },
    YT: { en: 'Yukon', zh: '育空地区' },
  },
} as const satisfies Record<string, Record<string, LocalText>>

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
