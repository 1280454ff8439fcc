import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import { type Visit, visitsOf } from './addresses.ts'
import type { Shopper } from './shopper.ts'

type Offering = Pick<ReleaseManifest, 'paths' | 'samples' | 'offers'>

/** @returns pages of others on which the shopper sees what a release fills */
export function fillVisitsOf(
  { fills = {} }: Pick<ReleaseManifest, 'fills'>,
  releases: readonly Offering[],
  { product }: Pick<Shopper, 'product'>,
): Visit[] {
  return releases.flatMap(({ offers = {}, ...release }) => {
    const visits = visitsOf([release])
    return (
      Object.entries(offers)
        .filter(([point]) => Object.hasOwn(fills, point))
        .flatMap(([, pattern]) => visits.filter(visit => visit.pattern === pattern))
        // A sample is of one store; this product is there.
        .map(visit => (isProduct(visit) && product ? { ...visit, address: product } : visit))
    )
  })
}

const isProduct = ({ pattern }: Visit): boolean => pattern === '/store/product/:id'
