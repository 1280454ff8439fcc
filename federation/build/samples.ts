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
