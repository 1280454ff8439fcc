import type { Language } from 'shared-contracts/language/language.ts'
import { CANADA as PROVINCES } from 'shared-contracts/language/provinces.ts'
import type { Region } from './load-region.ts'

const regionIn = (language: Language, country: string): Region => ({
  country,
  provinces: Object.entries(PROVINCES).map(([code, names]) => ({ code, name: names[language] })),
})

export const CANADA: Record<Language, Region> = {
  en: regionIn('en', 'Canada'),
  zh: regionIn('zh', '加拿大'),
}
