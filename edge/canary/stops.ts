import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { rolloutOf, without } from './without.ts'

/**
 * Releases this edge has taken off by itself. That holds from the moment of the decision, whether or not the release
 * document can be written, through the steps of a rollout by policy, and until the channel is changed there otherwise: then an operator, or
 * another edge, has decided anew.
 */
export function createStops() {
  const stops = new Map<string, { releases: Set<string>; rollout: string }>()
  let made = new WeakMap<ReleaseDocument, ReleaseDocument>()

  return {
    add(document: ReleaseDocument, name: string, release: string): void {
      const channel = document.remotes[name]
      if (!channel) return
      const rollout = rolloutOf(channel)
      const known = stops.get(name)
      if (known?.rollout === rollout) known.releases.add(release)
      else stops.set(name, { releases: new Set([release]), rollout })
      made = new WeakMap()
    },
    /** @returns the document as this edge serves it */
    applied(document: ReleaseDocument): ReleaseDocument {
      if (stops.size === 0) return document
      const known = made.get(document)
      if (known) return known
      const served = { ...document, remotes: { ...document.remotes } }
      for (const [name, { releases, rollout }] of stops) {
        const channel = served.remotes[name]
        if (!channel || rolloutOf(channel) !== rollout) stops.delete(name)
        else {
          served.remotes[name] = [...releases].reduce(
            (left, release) => without(served, left, release) ?? left,
            channel,
          )
        }
      }
      made.set(document, served)
      return served
    },
  }
}
export type Stops = ReturnType<typeof createStops>
