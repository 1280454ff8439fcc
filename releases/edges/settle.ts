import { setTimeout as later } from 'node:timers/promises'
import type { Workspace } from '../document/read.ts'
import { trustedKeys } from '../signing/keys.ts'
import { askEdge, type Serving } from './ask.ts'

const POLL_INTERVAL_MS = 100
/** What is said besides of an edge that serves a document which is not in this store, and trusts the same keys. */
const KIN = ', or of this one before it was restored: `doctor` says what to do'

export interface Settled {
  edge: string
  served: boolean
  words: string
}

/**
 * Waits until every edge serves a document (REL-11). Edges are those of RELEASE_EDGES; without it the shop's own address, where an edge
 * of this store answers there, or one that trusts the same keys: that one serves what the store has lost.
 * @param limit ms in all
 * @returns what each edge says; nothing of an address that nobody named and where no edge of this store is
 */
export async function settle(
  { settings, store }: Pick<Workspace, 'settings' | 'store'>,
  serial: number,
  limit: number,
): Promise<Settled[]> {
  const began = Date.now()
  const own = await trustedKeys(settings)
  const isKin = (answer: Serving) => answer.is === 'stranger' && answer.keys.some(id => own.has(id))
  const follow = async (edge: string): Promise<Settled | null> => {
    for (;;) {
      const answer = await askEdge(edge, store)
      const served = answer.is === 'serving' && answer.serial >= serial
      const over = Date.now() - began + POLL_INTERVAL_MS > limit
      if (settings.edges === null && answer.is !== 'serving' && !isKin(answer)) return null
      if (served || over) {
        const words = inWords(answer, serial, Date.now() - began)
        return { edge, served, words: isKin(answer) ? words + KIN : words }
      }
      await later(POLL_INTERVAL_MS)
    }
  }
  const edges = settings.edges ?? [settings.publicOrigin]
  return (await Promise.all(edges.map(follow))).filter(one => one !== null)
}

function inWords(answer: Serving, serial: number, took: number): string {
  const after = `after ${(took / 1000).toFixed(1)} s`
  if (answer.is === 'silent') return `${answer.problem}, ${after}`
  if (answer.is === 'stranger') return `serves serial ${answer.serial} of another store`
  if (answer.serial >= serial) return `serves serial ${answer.serial} ${after}`
  return `still serves serial ${answer.serial} ${after}${answer.refused ? `: it refuses the new document, ${answer.refused}` : ''}`
}
