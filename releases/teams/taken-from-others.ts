import type { PublishedRelease, ReleaseDocument } from 'shared-contracts/release/document.ts'
import { serving } from '../compatibility/live.ts'

/** @returns addresses and slots of other remotes that the release would take, and its own does not have already, in words */
export function takenFromOthers(document: ReleaseDocument, release: PublishedRelease): string[] {
  const mine = serving(document, release.name)
  const paths = Object.keys(release.paths).filter(path => !mine.some(one => Object.hasOwn(one.paths, path)))
  const slots = Object.keys(release.slots).filter(slot => !mine.some(one => Object.hasOwn(one.slots, slot)))
  const others = Object.keys(document.remotes).filter(name => name !== release.name)
  return others
    .flatMap(name => serving(document, name))
    .flatMap(other => [
      ...Object.keys(other.paths).flatMap(theirs =>
        paths
          .filter(path => overlap(path, theirs))
          .map(path => `path ${path} takes addresses of ${theirs}, which belongs to ${other.name}`),
      ),
      ...slots
        .filter(slot => Object.hasOwn(other.slots, slot))
        .map(slot => `slot ${slot} belongs to ${other.name}`),
    ])
}

/** Whether one address may fit both patterns: a more exact one would take it from the other (React Router's ranking). */
export function overlap(one: string, other: string): boolean {
  const segments = (pattern: string) => pattern.toLowerCase().split('/').filter(Boolean)
  return overlapping(segments(one), segments(other))
}

function overlapping(one: readonly string[], other: readonly string[]): boolean {
  const [a, b] = [one[0], other[0]]
  if (a === '*' || b === '*') return true
  if (a?.endsWith('?') && overlapping(one.slice(1), other)) return true
  if (b?.endsWith('?') && overlapping(one, other.slice(1))) return true
  if (a === undefined || b === undefined) return a === b
  const free = a.startsWith(':') || b.startsWith(':')
  return (free || a.replace(/\?$/, '') === b.replace(/\?$/, '')) && overlapping(one.slice(1), other.slice(1))
}
