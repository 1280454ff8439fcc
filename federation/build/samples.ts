import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import { needsSample } from 'shared-contracts/release/path-patterns.ts'
import type { RemoteDeclaration } from 'shared-contracts/remote/remote.ts'

/** @throws when a sample address belongs to no path of the remote, or does not match its own */
export function guardSamples({ name, paths, samples = {} }: RemoteDeclaration): void {
  for (const [pattern, address] of Object.entries(samples)) {
    if (!Object.hasOwn(paths, pattern))
      throw new Error(`${name}: a sample names the path '${pattern}', which it does not own`)
    if (!matches(pattern, address))
      throw new Error(`${name}: the sample '${address}' is no address of '${pattern}'`)
  }
}

/**
 * @param text of the file that declares them. @param file its name in what is told
 * @returns for which paths the gate would have to make an address up, in words, after their place
 */
export function withoutSamples(
  { name, paths, samples = {} }: Pick<ReleaseManifest, 'name' | 'paths' | 'samples'>,
  text: string,
  file = 'declaration.ts',
): string[] {
  const lines = text.split('\n')
  return Object.keys(paths)
    .filter(pattern => needsSample(pattern) && !Object.hasOwn(samples, pattern))
    .map(pattern => {
      const line = lines.findIndex(one => one.includes(`'${pattern}'`) || one.includes(`"${pattern}"`)) + 1
      const place = line > 0 ? `${file}:${line}` : file
      return `${name}: ${place}: '${pattern}' has no sample, and is tried at publishing with its parameters' names for values: samples: { '${pattern}': '<an address of it>' }`
    })
}

function matches(pattern: string, address: string): boolean {
  const wanted = pattern.split('/')
  const given = (address.split(/[?#]/, 1)[0] ?? '').split('/')
  const fits = (part: string, index: number) => {
    const value = given[index]
    if (part === '*') return value !== undefined
    if (part.endsWith('?')) return value === undefined || part.startsWith(':') || `${value}?` === part
    return part.startsWith(':') ? Boolean(value) : value === part
  }
  return wanted.every(fits) && (given.length <= wanted.length || wanted.at(-1) === '*')
}
