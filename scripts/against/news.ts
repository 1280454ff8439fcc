import type { LocalRelease } from './local-release.ts'

/** Something that keeps what was saved out of the page, or went wrong in it. */
export interface Problem {
  /** Folder that it is in, or whose code it happened in. */
  of: string
  kind: 'build' | 'types' | 'page'
  message: string
  /** Places in the sources, the innermost first: `folder/file.tsx:12:3`, of a component with its name before it. */
  at?: readonly string[]
}

/** A problem for the terminal. */
export const inWords = ({ of, message, at = [] }: Problem): string =>
  [`${of}: ${message}`, ...at.map(place => `  at ${place}`)].join('\n')

/** What open pages are told. */
export type News =
  /** A build with an address of its own, which a page moves to. */
  | { kind: 'released'; base: string }
  /** A build whose modules take the place of those in the page. */
  | { kind: 'built'; name: string; hash: string }
  /** A stylesheet has changed. */
  | { kind: 'styles'; address: string }
  /** What a page is made of has changed: it is loaded anew. */
  | { kind: 'reload' }
  | { kind: 'problems'; problems: readonly Problem[] }
  /** A part of a page failed where it was loaded or asked for. */
  | { kind: 'threw'; problem: Problem }

/** A build that can be shown. */
export interface Shown {
  local: LocalRelease
  /** What open pages have of it, for one that asks later. */
  newest: readonly News[]
}

/** What has become of a folder after a save. */
export interface Change extends Shown {
  news: readonly News[]
  /** For the terminal. */
  words: string
}

/** A folder that is worked on. */
export interface Source {
  /**
   * Builds it, and again after each save from then on.
   * @param changed told of each build that can be shown, with what is news since the last that was. @returns whether it is shown
   * @param failed told of what keeps one from being shown; of nothing once it can
   * @returns the first build. @throws with what is wrong with it
   */
  open(changed: (change: Change) => boolean, failed: (problems: readonly Problem[]) => void): Promise<Shown>
  /** Builds no more. */
  close?(): Promise<void>
}
