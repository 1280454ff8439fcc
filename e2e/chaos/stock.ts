import { join } from 'node:path'
import { operate, type Place } from '../drill/place.ts'
import { relabelled } from '../support/relabelled.ts'
import { ROOT } from '../support/shop.ts'

export const NAMES = ['mfe-catalog', 'mfe-checkout', 'mfe-account'] as const
export type Name = (typeof NAMES)[number]

/** What a release does on the server besides its pages, as text at the end of its entry. */
const DEEDS = {
  sound: '',
  /** Nobody catches it. */
  crash: `setInterval(() => { throw new Error('chaos') }, 300)`,
  hang: 'for (;;) ;',
  leak: 'const kept = []; setInterval(() => kept.push(new Array(4e5).fill(kept.length)), 20)',
} as const
export type Deed = keyof typeof DEEDS

let count = 0

/** @returns folder of a built release of this name that does so */
export async function make(name: Name, deed: Deed, folder: string): Promise<string> {
  const label = `${deed}${++count}`
  return relabelled(
    join(ROOT, name, 'dist'),
    join(folder, `${name}-${label}`),
    label,
    (path, text, { entries }) => {
      if (path === entries.web) return `${text}\n// ${label}`
      return path === entries.node ? `${text}\n${DEEDS[deed]}\n// ${label}` : text
    },
  )
}

/** @returns its id */
export const publish = async (place: Place, dist: string): Promise<string> =>
  String((await operate(place, 'publish', dist, '--no-gate', '--reason', 'chaos')).release)
