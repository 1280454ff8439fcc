import type { Pass } from './pass.ts'

/** What tells one page view's composition: the document's serial, the visitor who decides rollouts, what a pass replaced. */
export interface Session {
  serial: number
  /** Empty when it is not known. */
  visitor: string
  releases: Record<string, string>
}

/** @returns e.g. `42~Zm9v…`, or `42~Zm9v…~mfe-catalog@1a2b3c` under a preview */
export function sessionText(serial: number, visitor: string, pass: Pass | null): string {
  const pinned = Object.entries(pass?.releases ?? {}).map(([name, release]) => `${name}@${release}`)
  return [serial, pass?.session?.visitor ?? visitor, ...pinned].join('~')
}

/** @returns null when the text is none. A serial alone is a session whose visitor is not known */
export function readSession(text: string): Session | null {
  const [serial = '', visitor = '', ...pinned] = text.trim().split('~')
  if (!/^[1-9]\d{0,9}$/.test(serial) || !/^[A-Za-z0-9_-]{0,64}$/.test(visitor)) return null
  const pairs = pinned.map(pair => /^([a-z][a-z0-9-]{1,40})@([a-z0-9][a-z0-9.-]{0,62})$/.exec(pair)?.slice(1))
  if (pairs.some(pair => pair === undefined)) return null
  return { serial: Number(serial), visitor, releases: Object.fromEntries(pairs as [string, string][]) }
}
