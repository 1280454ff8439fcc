/** More than any browser sends; the rest is not read. */
const MAX_HEADER_LENGTH = 400

/**
 * The language a browser asks for among those a store offers: its weights count (RFC 9110 12.5.4), equal ones in their order.
 * Regions are ignored: `zh-TW` asks for `zh`. `*` is whatever is offered first and not asked for by name.
 * @returns null where none fits: the store's own first language is the caller's business
 */
export function chooseLanguage<L extends string>(
  header: string | null | undefined,
  offered: readonly L[],
): L | null {
  const wanted = (header ?? '').slice(0, MAX_HEADER_LENGTH).split(',').map(readRange)
  const refused = new Set(wanted.filter(({ weight }) => weight === 0).map(({ language }) => language))
  const named = new Set(wanted.map(({ language }) => language))
  const inOrder = wanted.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight)
  for (const { language } of inOrder) {
    const fits = offered.find(one =>
      language === '*' ? !named.has(one) : one === language && !refused.has(one),
    )
    if (fits) return fits
  }
  return null
}

/** `zh-Hans-CN;q=0.8` → `zh` with 0.8. An unreadable weight refuses nothing and asks for nothing. */
function readRange(range: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = range.trim().toLowerCase().split(';')
  const q = parameters.map(p => /^\s*q=\s*(\S+?)\s*$/.exec(p)?.[1]).find(value => value !== undefined)
  const weight = q === undefined ? 1 : /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(q) ? Number(q) : Number.NaN
  return { language: tag.trim().split('-')[0] ?? '', weight }
}
