import { ownersOf } from '../areas/owners.ts'

type Owning = Parameters<typeof ownersOf>[0]

/** @returns whose page a path shows, as the router would choose it, and by which of its patterns; null for the shell's own */
export function pageAt(remotes: Owning, path: string): { remote: string; pattern: string } | null {
  const { patterns, of } = ownersOf(remotes)
  const fitting = patterns.filter(pattern => fits(pattern, path))
  const [best] = fitting.sort((one, other) => rank(other).localeCompare(rank(one)))
  return best === undefined ? null : { remote: of(best), pattern: best }
}

const partsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean)

function fits(pattern: string, path: string): boolean {
  const wanted = partsOf(pattern)
  const given = partsOf(path)
  const needed = wanted.filter(part => part !== '*' && !part.endsWith('?')).length
  const isOpen = wanted.at(-1) === '*'
  if (given.length < needed || (!isOpen && given.length > wanted.length)) return false
  return wanted.every((part, i) => {
    const own = part.replace(/\?$/, '')
    const optional = own !== part && given[i] === undefined
    return optional || own === '*' || (own.startsWith(':') ? given[i] !== undefined : own === given[i])
  })
}

/** What is named comes before what may be anything, part by part. */
const rank = (pattern: string): string =>
  partsOf(pattern)
    .map(part => (part === '*' ? '0' : part.startsWith(':') ? '1' : '2'))
    .join('')
