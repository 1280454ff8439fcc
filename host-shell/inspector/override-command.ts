import type { InspectedPage } from './inspected-page.ts'

/**
 * What an operator types for a link by which this browser sees another release of a remote, beside those it is shown already. Edges
 * have no key that signs one.
 * @param address path and query that the link leads back to
 */
export function overrideCommand(
  { by, pinned, lastGood }: Pick<InspectedPage, 'by' | 'pinned' | 'lastGood'>,
  name: string,
  address: string,
): string {
  const wanted = { ...pinned, [name]: lastGood[name]?.[0] ?? '<release>' }
  const releases = Object.entries(wanted).map(([one, release]) => `${one}@${release}`)
  return `npm run release -- preview ${releases.join(' ')} --for ${quoted(by ?? 'me')} --path ${quoted(address)}`
}

/** One word of a shell's line. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
