import { countAttempt } from '../session/attempt-limit.ts'
import type { Shop } from '../shop.ts'
import { type Encoded, encode } from './encode.ts'

/** Pictures of an account within 15 minutes: a file of a thousand bytes may take seconds of a processor. */
const MAX_PICTURES = 40

/**
 * What an account has sent, as `encode` leaves it.
 * @param edge px
 * @throws Refusal `too-many`, `unavailable` or as `encode` does
 */
export async function encodeOwn(shop: Shop, account: string, file: Buffer, edge: number): Promise<Encoded> {
  await countAttempt(shop, [{ key: `pictures ${account}`, most: MAX_PICTURES }])
  return shop.imageWork.run(() => encode(file, edge))
}
