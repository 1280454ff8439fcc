import type { ComponentType } from 'react'

/** Most that a page waits for what others put into it (ms). */
export const MAX_FILL_MS = 300
/** Most that a fill may have its page carry as data (characters of JSON). */
export const MAX_FILL_DATA = 16_384

/** A remote's share in a point that another remote offers. */
export interface Fill {
  /** Chunk (= file name below fills/). */
  part: string
  /** Place among the others: the lowest stands first, of equals the first by its remote's name. */
  order: number
  /** How long the page waits for it (ms), at most `MAX_FILL_MS`. */
  within: number
  /** Only for who is signed in: nobody else loads anything of it. */
  signedIn?: boolean | undefined
}

/** Module below fills/, whatever it is given: `load` (`FillArgs`) and the part itself (`FillProps`). Must be importable in Node without a DOM. */
export interface FillPart {
  load?(args: never): unknown
  default: ComponentType<never>
}

export interface Filler extends Fill {
  remote: string
}

/** How a page reaches what fills its points. Pages use `fillPoint` and `<ExtensionPoint>`. */
export interface Points {
  /** What each remote of the composition says that it fills. */
  remotes: Readonly<Record<string, { fills?: Record<string, Fill> | undefined }>>
  /** Code of a fill, from the release in use or one that stands in for it; null where none gives it. Never rejects. */
  take(remote: string, point: string): Promise<{ part: FillPart; release: string } | null>
  /** A fill failed in use: the next `take` passes its release over, and tells of it (REL-3). */
  markBroken(remote: string, release: string, phase: 'loader' | 'slot', error: unknown): void
}
