import { setTimeout as later } from 'node:timers/promises'
import type { Workspace } from '../document/read.ts'
import { askEdge, type Serving } from './ask.ts'

const ASK_AGAIN_MS = 100

export interface Settled {
  edge: string
  served: boolean
  words: string
}

/**
 * Waits until every edge serves a document (REL-11). Edges are those of RELEASE_EDGES; without it the shop's own address, where an edge
 * of this store answers there.
 * @param limit ms in all
 * @returns what each edge says; nothing of an address that nobody named and where no edge of this store is
 */
export async function settle(
  { settings, store }: Pick<Workspace, 'settings' | 'store'>,
  serial: number,
  limit: number,
): Promise<Settled[]> {
  const began = Date.now()
  const follow = async (edge: string): Promise<Settled | null> => {
    for (;;) {
      const answer = await askEdge(edge, store)
      const served = answer.is === 'serving' && answer.serial >= serial
      const over = Date.now() - began + ASK_AGAIN_MS > limit
      if (settings.edges === null && answer.is !== 'serving') return null
      if (served || over) return { edge, served, words: inWords(answer, serial, Date.now() - began) }
      await later(ASK_AGAIN_MS)
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
