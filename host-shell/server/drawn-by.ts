import type { PublishedRelease } from 'shared-contracts/release/document.ts'

/** Where the code of releases lies that a view runs: address of a folder → release. */
export type CodeFolders = Map<string, PublishedRelease>

/** @param address of the release's node entry */
export function noteFolder(folders: CodeFolders, release: PublishedRelease, address: string): void {
  const { node } = release.entries
  if (address.endsWith(`/${node}`)) folders.set(address.slice(0, -node.length), release)
}

/** @returns the release whose code stands innermost in a stack; null where none does */
export function releaseIn(stack: string, folders: CodeFolders): PublishedRelease | null {
  const found = [...folders]
    .map(([folder, release]) => ({ at: stack.indexOf(folder), release }))
    .filter(({ at }) => at >= 0)
  return found.sort((a, b) => a.at - b.at)[0]?.release ?? null
}

const FILLED = /\sdata-filled="([a-z][a-z0-9-]*)"/g

/** @returns remotes that fill something of what is drawn */
export const filledIn = (html: string): string[] => [
  ...new Set([...html.matchAll(FILLED)].map(([, name = '']) => name)),
]
