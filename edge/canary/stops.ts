import { stopped } from 'releases/channels'
import type { ReleaseChannel, ReleaseDocument } from 'shared-contracts/release/document.ts'

/**
 * Canaries this edge has stopped by itself. They hold from the moment of the decision, whether or not the release document
 * can be written, and until the channel is changed there: then an operator, or another edge, has decided anew.
 */
export function createStops() {
  const stops = new Map<string, { release: string; rollout: string }>()
  const made = new WeakMap<ReleaseDocument, ReleaseDocument>()
  const rolloutOf = ({ active, salt }: ReleaseChannel) => JSON.stringify([active, salt])

  return {
    add(document: ReleaseDocument, name: string, release: string): void {
      const channel = document.remotes[name]
      if (channel) stops.set(name, { release, rollout: rolloutOf(channel) })
      made.delete(document)
    },
    /** @returns the document as this edge serves it */
    applied(document: ReleaseDocument): ReleaseDocument {
      if (stops.size === 0) return document
      const known = made.get(document)
      if (known) return known
      const remotes = { ...document.remotes }
      for (const [name, { release, rollout }] of stops) {
        const channel = remotes[name]
        const without = channel && rolloutOf(channel) === rollout ? stopped(channel, release) : null
        if (without) remotes[name] = without
        else stops.delete(name)
      }
      const served = { ...document, remotes }
      made.set(document, served)
      return served
    },
  }
}
