import type { ProductOption } from './entities/product.ts'

/** Ids that a text joins by `-`, one of each option; `''` where it names none. */
export function idsIn(options: readonly ProductOption[], text: string): string[] {
  const parts = text.split('-')
  if (parts.length === options.length) return parts
  // Ids may have a `-` in them.
  let rest = `${text}-`
  return options.map(({ values }) => {
    const named = values.map(value => value.id).filter(id => rest.startsWith(`${id}-`))
    const [longest = ''] = named.sort((a, b) => b.length - a.length)
    rest = rest.slice((longest.length || rest.indexOf('-')) + 1)
    return longest
  })
}
