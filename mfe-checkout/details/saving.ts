import { atom, type ReadableAtom } from 'nanostores'
import { oneAtATime } from '../journey/one-at-a-time.ts'
import type { Purchase } from '../journey/purchase.ts'
import type { Settled } from './save-details.ts'

interface Sent {
  purchase: Purchase
  settled: Settled
}

/** Details that the store did not take. */
export interface RefusedDetails extends Sent {
  error: unknown
}

/** Details on their way to the store while the next step is shown already. */
export interface Saving {
  /** Begins once what was sent before is over. @param save sends them */
  begin(sent: Sent, save: () => Promise<void>): void
  /** @returns the last that was sent of this purchase, rejected when it is refused; null with none on its way */
  underWay({ campaign }: Purchase): Promise<void> | null
  /** The last refusal that nobody has shown yet. */
  $refused: ReadableAtom<RefusedDetails | null>
  /** @returns the refusal of this purchase's details, once */
  takeRefused({ campaign }: Purchase): RefusedDetails | null
}

export function createSaving(): Saving {
  const tasks = oneAtATime()
  const underWay = new Map<string | null, Promise<void>>()
  const $refused = atom<RefusedDetails | null>(null)
  return {
    $refused,
    begin(sent, save) {
      const { campaign } = sent.purchase
      if ($refused.get()?.purchase.campaign === campaign) $refused.set(null)
      const saved = tasks.run(save)
      underWay.set(campaign, saved)
      const last = () => underWay.get(campaign) === saved
      const over = () => void (last() && underWay.delete(campaign))
      saved.then(over, error => {
        // What was sent after it counts instead.
        if (last()) $refused.set({ ...sent, error })
        over()
      })
    },
    underWay: ({ campaign }) => underWay.get(campaign) ?? null,
    takeRefused({ campaign }) {
      const refused = $refused.get()
      if (refused?.purchase.campaign !== campaign) return null
      $refused.set(null)
      return refused
    },
  }
}
