/** A script or stylesheet of a release that a browser has. */
export interface FilePlace {
  release: string
  path: string
}

/** Scripts, and whatever is named by its content: what comes before that, and the ending. As in edge/Caddyfile. */
const NAME = /^(web\/[^.]+)(\.[0-9a-f]{6,})?\.(js|css)$/

/** What another release calls the same file; null for what is sent whole always. */
const sameIn = (path: string): string | null => {
  const [, stem, content, ending] = NAME.exec(path) ?? []
  return stem ? `${stem}${content ? '.*' : ''}.${ending}` : null
}

/** @returns whether a file is another release's of the same name */
export const isSameFile = (one: string, other: string): boolean =>
  sameIn(one) !== null && sameIn(one) === sameIn(other)

/**
 * @param name of the remote, or the host
 * @returns value of `Use-As-Dictionary` (RFC 9842, 2.1): the browser keeps the file for those that take its place; null for no such file
 */
export function useAsDictionary(name: string, { release, path }: FilePlace): string | null {
  const others = sameIn(path)
  return others && `match="/r/${name}/*/${others}", id="${release}/${path}"`
}

/** @param header value of `Dictionary-ID`, as `useAsDictionary` named it @returns null for anything else */
export function namedFile(header: unknown): FilePlace | null {
  const [, release, path] =
    (typeof header === 'string' && /^"([a-z0-9.-]{1,63})\/([\w@./-]{1,200})"$/.exec(header)) || []
  return release && path ? { release, path } : null
}

/** @param header value of `Available-Dictionary`, a byte sequence @returns the SHA-256 in base64; null for none */
export const namedHash = (header: unknown): string | null =>
  (typeof header === 'string' && /^:([A-Za-z0-9+/]{43}=):$/.exec(header)?.[1]) || null
