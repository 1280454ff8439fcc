import type { Database } from '../database/database.ts'
import { livestreamRooms } from '../database/schema/identity.ts'
import { influencerImages, influencers } from '../database/schema/influencers.ts'
import { membershipPlans } from '../database/schema/membership.ts'
import { referralGroups } from '../database/schema/referral.ts'
import type { StoreDescription } from '../store-description/description.ts'
import type { FindImage } from './media.ts'

const HOUR_MS = 3_600_000

/** Memberships, influencers, referral groups and live-stream rooms; products must be there already. */
export async function seedCommunity(
  tx: Database,
  store: StoreDescription,
  image: FindImage,
  now: Date,
): Promise<void> {
  const plans = store.products.flatMap(({ id, membership }) =>
    membership ? [{ productId: id, ...membership, benefits: [...membership.benefits] }] : [],
  )
  if (plans.length > 0) await tx.insert(membershipPlans).values(plans)
  const groups = (store.referralGroups ?? []).map((group, position) => ({ ...group, position }))
  if (groups.length > 0) await tx.insert(referralGroups).values(groups)
  for (const { products, images, links, ...person } of store.influencers ?? []) {
    await tx.insert(influencers).values({
      ...person,
      links: [...links],
      productIds: [...products],
      status: 'active',
      createdAt: now,
      updatedAt: now,
    })
    const pictures = images.flatMap(({ name, alt }, position) => {
      const found = image(name, alt)
      return found ? [{ influencerId: person.id, id: name, image: found, position }] : []
    })
    if (pictures.length > 0) await tx.insert(influencerImages).values(pictures)
  }
  const hour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS
  const rooms = (store.livestreamRooms ?? []).map(room => ({
    roomId: room.id,
    name: room.name,
    host: room.host,
    cover: image(room.cover.name, room.cover.alt),
    start: new Date(hour + room.startsInHours * HOUR_MS),
    end: new Date(hour + (room.startsInHours + room.hours) * HOUR_MS),
    productIds: [...room.products],
  }))
  if (rooms.length > 0) await tx.insert(livestreamRooms).values(rooms)
}
