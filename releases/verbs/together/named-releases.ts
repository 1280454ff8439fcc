import { ReleaseError } from '../../refusal.ts'

/** Reads `host-shell@1a2b mfe-catalog@3c4d`. @throws ReleaseError when one is not so, or a name stands there twice */
export function namedReleases(args: readonly string[]): [name: string, release: string][] {
  const named = args.map(arg => arg.split('@') as [name: string, release: string])
  if (named.some(parts => parts.length !== 2 || parts.includes('')))
    throw new ReleaseError('usage', 'several releases are named as <name>@<release>')
  if (new Set(named.map(([name]) => name)).size < named.length)
    throw new ReleaseError('usage', 'a name stands there twice')
  return named
}
