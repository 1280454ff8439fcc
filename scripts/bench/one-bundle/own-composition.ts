import type { PageRelease, toPageRelease as toTheirs } from 'shared-contracts/release/composition.ts'
import type { RemoteDeclaration } from 'shared-contracts/remote/remote.ts'

/** What a page is told of a remote: nothing, for it knows its own. On the server in the place of the contract's. */
export const toPageRelease = (({ name }) => ({ name })) as (
  release: Parameters<typeof toTheirs>[0],
) => PageRelease

interface Own {
  declarations: readonly RemoteDeclaration[]
  /** Stylesheets by remote, below the release. */
  css: Readonly<Record<string, string>>
  base: string
  release: string
}

/** @param state as the server wrote it @returns the same with what the bundle knows of its remotes */
export function withOwn(state: string, { declarations, css, base, release }: Own): string {
  return declarations.reduce((text, { name, requires, samples, offers, ...routes }) => {
    const known = { name, ...routes, release, base, css: [css[name]], entry: '' }
    // Read and written as a whole it would cost as much again as the page's own reading.
    return text.replace(`{${nameIn(name)}`, () => JSON.stringify(known).slice(0, -1))
  }, state)
}

const nameIn = (name: string) => JSON.stringify({ name }).slice(1, -1)
