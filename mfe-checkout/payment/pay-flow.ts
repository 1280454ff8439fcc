import { atom } from 'nanostores'
import type { PaymentOption } from 'shared-contracts/api/payment/options.ts'
import { inTime } from 'shared-contracts/remote/in-time.ts'
import { PRESS_LIMIT_MS } from '../journey/press-limit.ts'
import type { BillIdentity } from './attempts.ts'
import type { PayView } from './pay-view.ts'
import type { Paying } from './paying.ts'

export interface PayFlowDeps {
  /** What pays; asked for again for as long as it is lost. */
  load(): Promise<Paying>
  reload(): Promise<void>
  /** Asked at the press. @returns whether the shopper is still there */
  stay(): () => boolean
}

export type PayFlow = ReturnType<typeof createPayFlow>

/**
 * What the payment page shows of paying, from one press of the button to the next. What pays has code of its own: nothing is asked of
 * the store before that is there, and what must not happen twice is in it (CHK-8).
 */
export function createPayFlow({ load, reload, stay }: PayFlowDeps) {
  const $view = atom<PayView>({ step: 'idle', opened: null, waiting: null, stopped: null, paidBefore: null })
  const show = (part: Partial<PayView>) => $view.set({ ...$view.get(), ...part })
  const idle = { step: 'idle', opened: null } as const
  /** The press that the page is busy with; none of those before goes on once its code is there. */
  let pressed = 0

  return {
    $view,
    async pay(bill: BillIdentity, option: PaymentOption): Promise<void> {
      if ($view.get().step !== 'idle') return
      show({ step: 'placing', stopped: null, paidBefore: null })
      const isHere = stay()
      const press = ++pressed
      try {
        const paying = await inTime(PRESS_LIMIT_MS, load())
        if (press !== pressed) return
        if (!isHere()) show(idle)
        else if (paying) await paying.pay($view, bill, option, isHere)
        else show({ ...idle, stopped: { problem: 'unclear', message: '' } })
      } catch (error) {
        // Whatever broke, the button works again.
        show(idle)
        throw error
      }
    },
    /** A bill is seen: its order's key exists once the code is there, before anything is asked. @returns stops waiting for the answer */
    see(bill: BillIdentity): () => void {
      let wanted = true
      void load()
        .then(paying => (wanted ? paying.findWaiting(bill) : null))
        .then(waiting => wanted && show({ waiting }))
      return () => {
        wanted = false
      }
    },
    /** The shopper is back on the page, maybe from the provider. @param fromCache by Back, to the page as it was left */
    returned(fromCache: boolean): void {
      if (!fromCache && $view.get().step !== 'opened') return
      pressed++
      show(idle)
      void reload()
    },
    /** Goes once more to the provider's page. */
    async reopen(): Promise<void> {
      const { opened } = $view.get()
      if (opened) await (await load()).go($view, opened)
    },
  }
}
