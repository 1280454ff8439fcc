import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import type { KeptStops, keptStops } from './kept-stops.ts'
import { rolloutOf, without } from './without.ts'

/**
 * Releases this edge has taken off by itself. That holds from the moment of the decision, whether or not the release
 * document can be written, through the steps of a rollout by policy, and until the channel is changed there otherwise: then an operator, or
 * another edge, has decided anew.
 * @param kept where they outlast this process
 * @param unwritten told why they could not be written there
 */
export function createStops(
  kept: ReturnType<typeof keptStops>,
  unwritten: (error: unknown) => void = () => {},
) {
  const stops = new Map<string, { releases: Set<string>; rollout: string }>()
  /** Of `stops` those that other processes have decided: as long as one of them serves, it may hear that they are over. */
  const recalled = new Set<string>()
  let made = new WeakMap<ReleaseDocument, ReleaseDocument>()

  const save = () => {
    const said: KeptStops = {}
    for (const [name, { releases, rollout }] of stops) said[name] = { releases: [...releases], rollout }
    return kept.write(said).catch(unwritten)
  }

  return {
    /** Takes over what processes before this one have taken off, in the place of what it took over before: it holds where the channel is as it was. */
    async recall(): Promise<void> {
      const found = Object.entries(await kept.read())
      for (const name of recalled) stops.delete(name)
      recalled.clear()
      for (const [name, { releases, rollout }] of found) {
        if (stops.has(name)) continue
        stops.set(name, { releases: new Set(releases), rollout })
        recalled.add(name)
      }
      made = new WeakMap()
    },
    /** It holds at once. @returns once it would hold after a restart */
    async add(document: ReleaseDocument, name: string, release: string): Promise<void> {
      const channel = document.remotes[name]
      if (!channel) return
      const rollout = rolloutOf(channel)
      const known = stops.get(name)
      recalled.delete(name)
      if (known?.rollout === rollout) known.releases.add(release)
      else stops.set(name, { releases: new Set([release]), rollout })
      made = new WeakMap()
      await save()
    },
    /** @returns the document as this edge serves it */
    applied(document: ReleaseDocument): ReleaseDocument {
      if (stops.size === 0) return document
      const known = made.get(document)
      if (known) return known
      const served = { ...document, remotes: { ...document.remotes } }
      for (const [name, { releases, rollout }] of stops) {
        const channel = served.remotes[name]
        if (!channel || rolloutOf(channel) !== rollout) {
          stops.delete(name)
          // Given back by hand, the same shares are another decision.
          void save()
        } else {
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
