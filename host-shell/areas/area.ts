import type { ComponentType } from 'react'
import type { RemoteFailure } from 'shared-contracts/remote/host.ts'
import type { Points } from 'shared-contracts/remote/points.ts'
import type { PageModule } from 'shared-contracts/remote/remote.ts'
import type { SlotName, SlotProps } from 'shared-contracts/remote/slots.ts'
import type { Fallback } from './owners.ts'

/** What stands in the place of a page. */
export type Area =
  | { status: 'ready'; module: PageModule; remote: string; release: string }
  /** Left out by the server; the browser loads it. */
  | { status: 'pending'; remote: string }
  /** No release of the remote works. */
  | { status: 'failed'; remote: string }

export interface Areas {
  /** What is known of a path pattern's area, without loading. */
  at(pattern: string): Area | undefined
  /** Loads the area of a path pattern, last good releases included. Never rejects. */
  load(pattern: string): Promise<Area>
  /** The shown release failed while in use: the next `load` takes the one before it. */
  markBroken(pattern: string, phase: 'loader' | 'render', error: unknown): void
  /** Whether a remote says that it fills a place of the shell. */
  fills(name: SlotName): boolean
  /** Loads what fills a place of the shell; null when nobody does or nothing works. Never rejects. */
  slot<S extends SlotName>(
    name: S,
  ): Promise<{ Component: ComponentType<SlotProps[S]>; release: string } | null>
  /** What fills a place of the shell crashed: the next `slot` takes the release before it. */
  markSlotBroken(name: SlotName, release: string, error: unknown): void
  /** What remotes put into the points of each other's pages. */
  points: Points
  /** Part of the host that stands in where no release can draw the page. */
  fallback(pattern: string): Fallback | null
}

/** A failure with the phase it is reported under. */
export class AreaError extends Error {
  readonly phase: RemoteFailure['phase']

  constructor(phase: RemoteFailure['phase'], cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'AreaError'
    this.phase = phase
  }
}

/** Runs work whose failure is reported under `phase`. @throws AreaError */
export async function inPhase<T>(phase: RemoteFailure['phase'], work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new AreaError(phase, error)
  }
}
