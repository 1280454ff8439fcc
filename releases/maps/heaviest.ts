import { type Maps, originOf } from './mapped-stack.ts'
import { mapPath } from './store-maps.ts'

/** Characters of a file that are looked up as one: what is heavy is far longer. */
const STEP = 50
const NAMED = 3
const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//

interface Text {
  /** Below the release. */
  path: string
  text: string
}

/**
 * @param files of a release that one page loads
 * @returns what most of them was written in, a package or a source, with its share; none where no map tells it
 */
export async function heaviest(
  maps: Maps,
  { name, release }: { name: string; release: string },
  files: readonly Text[],
): Promise<string[]> {
  const sizes = new Map<string, number>()
  let all = 0
  for (const { path, text } of files) {
    all += text.length
    const map = await maps(mapPath(name, release, path))
    for (const [row, line] of map ? text.split('\n').entries() : [])
      for (let column = 0; column < line.length; column += STEP) {
        const source = map && originOf(map, row, column)?.source
        if (!source) continue
        const from = PACKAGE.exec(source)?.[1] ?? source
        sizes.set(from, (sizes.get(from) ?? 0) + Math.min(STEP, line.length - column))
      }
  }
  return [...sizes]
    .sort(([, one], [, other]) => other - one)
    .slice(0, NAMED)
    .map(([from, size]) => `${from} ${Math.round((100 * size) / all)} %`)
}
