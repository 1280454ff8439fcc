// Numbers without leading zeros, an optional prerelease, and build metadata that means nothing (https://semver.org, 9–11).
const NUMBER = '(0|[1-9]\\d*)'
const PART = new RegExp(
  `^(\\^|~|>=|)${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:-([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?(?:\\+[0-9A-Za-z.-]+)?$`,
)

interface Version {
  core: readonly [major: number, minor: number, patch: number]
  /** Empty for a release. */
  prerelease: readonly string[]
}
interface Part extends Version {
  operator: string
}

/**
 * Whether a version is in a range: exact, `^`, `~` or `>=` versions of three numbers, alternatives parted by `||`. Of those it says
 * what semver says (range.test.ts compares); semver itself would be 9 KB in every page.
 * @throws on anything else, so that a range never means something unforeseen
 */
export function satisfies(version: string, range: string): boolean {
  const own = parse(version)
  const parts = range.split('||').map(part => parse(part.trim()))
  // semver takes `>=0.0.0` for any release, and any release for all that a range says.
  const any = parts.find(isAny)
  return (any ? [any] : parts).some(part => compare(own, part) >= 0 && below(own, part) && isMeant(own, part))
}

const isAny = ({ operator, core, prerelease }: Part): boolean =>
  operator === '>=' && core.every(number => number === 0) && prerelease.length === 0

/**
 * Whether a version comes no later than another. False where one of them is none, so that what is no version is never in the way of one
 * that is.
 */
export function isAtMost(version: string, other: string): boolean {
  const [own, most] = [read(version), read(other)]
  return own !== null && most !== null && compare(own, most) <= 0
}

function parse(text: string): Part {
  const part = read(text)
  if (!part) throw new Error(`not a version range: ${JSON.stringify(text)}`)
  return part
}

function read(text: string): Part | null {
  const [, operator = '', major, minor, patch, prerelease] = PART.exec(text) ?? []
  if (patch === undefined) return null
  return {
    operator,
    core: [Number(major), Number(minor), Number(patch)],
    prerelease: prerelease?.split('.') ?? [],
  }
}

const compareCores = (a: Version, b: Version): number =>
  a.core[0] - b.core[0] || a.core[1] - b.core[1] || a.core[2] - b.core[2]

function compare(a: Version, b: Version): number {
  const cores = compareCores(a, b)
  if (cores !== 0) return cores
  // A release comes after all its prereleases.
  if (a.prerelease.length === 0 || b.prerelease.length === 0) return b.prerelease.length - a.prerelease.length
  for (const [index, one] of a.prerelease.entries()) {
    const other = b.prerelease[index]
    if (other === undefined) return 1
    const order = compareIdentifiers(one, other)
    if (order !== 0) return order
  }
  return a.prerelease.length - b.prerelease.length
}

/** Numbers by their size and before words; words by their characters. */
function compareIdentifiers(a: string, b: string): number {
  const [isA, isB] = [/^\d+$/.test(a), /^\d+$/.test(b)]
  if (isA && isB) return Number(a) - Number(b)
  if (isA !== isB) return isA ? -1 : 1
  return a < b ? -1 : a > b ? 1 : 0
}

/** How many of the three numbers must be the same: for `^` those up to the first that is not 0. */
const KEPT: Record<string, (part: Part) => number> = {
  '>=': () => 0,
  '^': ({ core }) => (core[0] > 0 ? 1 : core[1] > 0 ? 2 : 3),
  '~': () => 2,
  '': () => 3,
}

function below(own: Version, part: Part): boolean {
  if (part.operator === '') return compare(own, part) === 0
  const kept = KEPT[part.operator]?.(part) ?? 3
  return part.core.slice(0, kept).every((number, index) => own.core[index] === number)
}

/** A prerelease is taken only where the range names one of the same version. */
const isMeant = (own: Version, part: Part): boolean =>
  own.prerelease.length === 0 || (part.prerelease.length > 0 && compareCores(own, part) === 0)
