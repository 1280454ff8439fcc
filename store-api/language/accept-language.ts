import { isLanguage, type Language } from 'shared-contracts/language/language.ts'

/** The language a browser asks for among those the store has; English where none fits. */
export function acceptLanguage(header: string | undefined, offered: readonly Language[]): Language {
  const wanted = (header ?? '')
    .slice(0, 400)
    .split(',')
    .map(part => {
      const [tag = '', ...rest] = part.trim().toLowerCase().split(';')
      const q = rest.map(p => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(Boolean)
      return { language: tag.split('-')[0], weight: q === undefined ? 1 : Number(q) }
    })
    .filter(w => w.weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const { language } of wanted) if (isLanguage(language) && offered.includes(language)) return language
  return 'en'
}
