import { atom, type WritableAtom } from 'nanostores'
import type { ApiClient } from 'shared-contracts/api/client.ts'
import { isInProvince } from 'shared-contracts/api/entities/postal-area.ts'
import { isFailure } from 'shared-contracts/api/failure.ts'
import { PostalCode, ProvinceCode } from 'shared-contracts/api/fields.ts'
import { retry, type Wait } from 'shared-contracts/api/retry.ts'
import * as v from 'valibot'

/** Where to: as much of an address as decides who delivers, and for how much (CHK-3). */
export interface Area {
  province: string
  postCode: string
}

/** What delivery from one place costs, minor units; free from `freeOver` on, null where it never is. */
export interface Terms {
  localStoreName: string
  fee: number
  minimum: number
  freeOver: number | null
}
export type DeliveryAnswer =
  | { kind: 'served'; places: [Terms, ...Terms[]] }
  /** @property why in the shopper's language; empty where the store says nothing */
  | { kind: 'not-served'; why: string }

export type TermsView = DeliveryAnswer | { kind: 'unasked' | 'asking' | 'unknown' }

const AreaSchema = v.strictObject({ province: ProvinceCode, postCode: PostalCode })

/** @returns the area of what was typed, written as the calls take it; null while it is none yet */
export function areaOf(province: string, postCode: string): Area | null {
  const area = typedArea(province, postCode)
  return area && agrees(area) ? area : null
}

/** Whether a postal code and a province, each right by itself, do not agree (CHK-6). */
export function isElsewhere(province: string, postCode: string): boolean {
  const area = typedArea(province, postCode)
  return area !== null && !agrees(area)
}

const agrees = ({ province, postCode }: Area) => isInProvince(postCode, province)

function typedArea(province: string, postCode: string): Area | null {
  const { success, output } = v.safeParse(AreaSchema, { province, postCode })
  return success ? output : null
}

/** @throws the call's failure */
async function askTerms(api: ApiClient, area: Area): Promise<DeliveryAnswer> {
  const { locations } = await api('POST common3/deliveryLocations', { body: area })
  const [first, ...others] = locations.flatMap(l => (l.delivers ? [l] : []))
  if (first) return { kind: 'served', places: [first, ...others] }
  const refused = locations.find(l => !l.delivers)
  return { kind: 'not-served', why: refused && !refused.delivers ? refused.why : '' }
}

/** Terms of the area typed last: an answer about an earlier one is dropped. */
export function createTermsLookup(
  api: ApiClient,
  wait: Wait,
  $terms: WritableAtom<TermsView> = atom<TermsView>({ kind: 'unasked' }),
) {
  let wanted = ''

  async function ask(area: Area): Promise<DeliveryAnswer> {
    const answer = await retry(() => askTerms(api, area), wait)
    if (nameOf(area) === wanted) $terms.set(answer)
    return answer
  }
  return {
    $terms,
    /** Asks whatever is known: before an order goes on with it. @throws the call's failure */
    ask,
    async find(area: Area | null): Promise<void> {
      const name = area ? nameOf(area) : ''
      if (name === wanted && $terms.get().kind !== 'unknown') return
      wanted = name
      $terms.set({ kind: area ? 'asking' : 'unasked' })
      if (!area) return
      try {
        await ask(area)
      } catch (error) {
        if (!isFailure(error)) throw error
        // Meanwhile somebody else may have had its answer.
        if (name === wanted && $terms.get().kind === 'asking') $terms.set({ kind: 'unknown' })
      }
    },
  }
}

const nameOf = ({ province, postCode }: Area) => `${province} ${postCode}`
