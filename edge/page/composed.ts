import { canaryOf } from 'releases/channels'
import { compose, placesOf } from 'releases/composition'
import type { Composition } from 'shared-contracts/release/composition.ts'
import type { ReleaseDocument } from 'shared-contracts/release/document.ts'

/** By document, by what decides it. */
const made = new WeakMap<ReleaseDocument, Map<string, Composition>>()

/**
 * Composed once for all visitors who get the same: what else is known of a composition is kept by it. Nobody may change it.
 * @throws Error when no host is live
 */
export function composed(document: ReleaseDocument, visitor: string): Composition {
  const known = made.get(document) ?? new Map<string, Composition>()
  made.set(document, known)
  const places = placesOf(document, visitor)
  const composition = known.get(places) ?? { ...compose(document, visitor), watched: isTryingOut(document) }
  known.set(places, composition)
  return composition
}

const isTryingOut = ({ remotes }: ReleaseDocument) =>
  Object.values(remotes).some(channel => canaryOf(channel) !== null)

/** For code of a release, which may do with it what it likes. */
export const copied = (composition: Composition): Composition => ({
  ...composition,
  remotes: { ...composition.remotes },
  lastGood: Object.fromEntries(Object.entries(composition.lastGood).map(([name, all]) => [name, [...all]])),
})

/** @returns what `make` said of the composition when it was asked first */
export function ofComposition<T>(make: (composition: Composition) => T): (composition: Composition) => T {
  const known = new WeakMap<Composition, T>()
  return composition => {
    const before = known.get(composition)
    if (before !== undefined) return before
    const said = make(composition)
    known.set(composition, said)
    return said
  }
}
