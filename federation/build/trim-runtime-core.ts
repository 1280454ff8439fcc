import { basename } from 'node:path'
import { ownFile } from './own-files.ts'

/** What is replaced in a file, and by what. */
type Trims = readonly (readonly [text: string, instead: string])[]

/** By the name of Module Federation's file. */
const TRIMS: Record<string, Trims> = {
  // Ranges are read by our rule before a version is chosen (`runtime/exact-ranges.ts`): one reader of them is enough.
  'share.js': [
    ['import { satisfy }', 'import { isAtMost, satisfies as satisfy }'],
    ['"./semver/index.js"', JSON.stringify(ownFile('runtime/range'))],
    ['satisfy(transformInvalidVersion(a), `<=', 'isAtMost(transformInvalidVersion(a), `'],
  ],
  // Its logger serves consoles without `warn` and prints where it was called from.
  'logger.js': [['createLogger(LOG_CATEGORY)', '{ warn: (...what) => console.warn(LOG_CATEGORY, ...what) }']],
}

/**
 * Rspack loader for files of Module Federation's core, without what a runtime of ours has already or never uses.
 * @throws where one is no longer the file that this is for
 */
export default function trimRuntimeCore(this: { resourcePath: string }, source: string): string {
  return (TRIMS[basename(this.resourcePath)] ?? []).reduce((text, [from, to]) => {
    const parts = text.split(from)
    if (parts.length !== 2)
      throw new Error(`Module Federation has ${parts.length - 1} times ${JSON.stringify(from)}, not once`)
    return parts.join(to)
  }, source)
}
