const PART = /^(\^|~|>=|)(\d+)\.(\d+)\.(\d+)$/
type Version = [number, number, number]

const compare = (a: Version, b: Version): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]

/**
 * Whether a version is in a range: exact, `^`, `~` or `>=` versions of three numbers, alternatives parted by `||`.
 * @throws on anything else, so that a range never means something unforeseen
 */
export function satisfies(version: string, range: string): boolean {
  const own = parse(version).version
  return range
    .split('||')
    .map(part => parse(part.trim()))
    .some(part => compare(own, part.version) >= 0 && sameLine(own, part))
}

function parse(text: string): { operator: string; version: Version } {
  const found = PART.exec(text)
  if (!found) throw new Error(`not a version range: ${JSON.stringify(text)}`)
  return { operator: found[1] ?? '', version: [Number(found[2]), Number(found[3]), Number(found[4])] }
}

/** Below 1.0.0 `^` keeps to the minor version, as everywhere. */
function sameLine(own: Version, { operator, version }: ReturnType<typeof parse>): boolean {
  if (operator === '>=') return true
  if (operator === '') return compare(own, version) === 0
  if (operator === '^' && version[0] > 0) return own[0] === version[0]
  return own[0] === version[0] && own[1] === version[1]
}
