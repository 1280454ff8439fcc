import { classPrefix } from 'federation/build/folder.ts'
import type { Composition } from 'shared-contracts/release/composition.ts'
import type { PublishedRelease } from 'shared-contracts/release/document.ts'
import type { RemoteDeclaration } from 'shared-contracts/remote/remote.ts'

/**
 * One release with all in it, as the parts that a composed page is made of: to each remote its own pages' files, to the host the rest. So
 * the edge's own rules say what a page preloads and vouches for.
 * @param declarations in the order in which the release has their stylesheets, after the host's
 * @throws where there are more or fewer of them
 */
export function asComposed(
  whole: PublishedRelease,
  declarations: readonly RemoteDeclaration[],
): Pick<Composition, 'host' | 'remotes'> {
  const chunksOf = new Map(declarations.map(({ name }) => [name, ownChunks(whole, classPrefix(name))]))
  const named = new Set([...chunksOf.values()].flatMap(({ names }) => names))
  const shell = Object.entries(whole.chunks).filter(([name]) => !named.has(name))
  const ofShell = new Set([whole.entries.web, ...whole.initial, ...shell.flatMap(([, files]) => files)])
  const [ownCss = '', ...css] = whole.css
  if (css.length !== declarations.length)
    throw new Error(`the bundle has styles of ${css.length} remotes, and ${declarations.length} remotes`)
  const elsewhere = new Set([
    ...css,
    ...[...chunksOf.values()].flatMap(({ chunks }) => Object.values(chunks).flat()),
  ])
  const filesOf = (wanted: (path: string) => boolean) =>
    Object.fromEntries(Object.entries(whole.files).filter(([path]) => wanted(path)))
  return {
    host: {
      ...whole,
      css: [ownCss],
      chunks: Object.fromEntries(shell),
      files: filesOf(path => ofShell.has(path) || !elsewhere.has(path)),
    },
    remotes: Object.fromEntries(
      declarations.map((declaration, i) => {
        const { name, requires, paths, slots, offers, fills, busy, fallback } = declaration
        const { chunks = {} } = chunksOf.get(name) ?? {}
        const sheets = css.slice(i, i + 1)
        const own = new Set([...sheets, ...Object.values(chunks).flat()])
        const release: PublishedRelease = {
          ...whole,
          name,
          kind: 'remote',
          requires,
          paths,
          slots: slots as Record<string, string>,
          ...(offers && { offers }),
          ...(fills && { fills }),
          ...(busy && { busy: [...busy] }),
          ...(fallback && { fallback }),
          css: sheets,
          initial: [],
          chunks,
          files: filesOf(path => own.has(path)),
        }
        return [name, release]
      }),
    ),
  }
}

/** A remote's chunks by the names that it gives them itself. */
function ownChunks({ chunks }: PublishedRelease, prefix: string) {
  const own = Object.entries(chunks).filter(([name]) => name.startsWith(prefix))
  return {
    names: own.map(([name]) => name),
    chunks: Object.fromEntries(own.map(([name, files]) => [name.slice(prefix.length), files])),
  }
}
