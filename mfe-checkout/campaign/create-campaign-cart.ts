import { atom } from 'nanostores'
import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import { retry, type Wait } from 'shared-contracts/api/retry.ts'
import { oneAtATime } from '../journey/one-at-a-time.ts'

export interface CampaignCartView {
  cart: Cart
  /** Line id → quantity asked for and not confirmed. */
  asked: Readonly<Record<string, number>>
  /** Line id → why the last change of it was not made, in the store's words. */
  problems: Readonly<Record<string, string>>
}

interface Deps {
  api: ApiClient
  wait: Wait
  /** Id of the group buy. */
  campaign: string
}

/** The cart of a group buy (CRT-3): absolute quantities, one write at a time, the newest wish of a line last; 0 takes it out. */
export function createCampaignCart({ api, wait, campaign }: Deps, loaded: Cart) {
  const $view = atom<CampaignCartView>({ cart: loaded, asked: {}, problems: {} })
  const params = { id: campaign }
  const queue = oneAtATime()
  const show = (part: Partial<CampaignCartView>) => $view.set({ ...$view.get(), ...part })

  function withoutLine(lineID: string): CampaignCartView['asked'] {
    const { [lineID]: _, ...others } = $view.get().asked
    return others
  }
  async function write(lineID: string): Promise<void> {
    const quantity = $view.get().asked[lineID]
    // A later wish of the same line was written in its place.
    if (quantity === undefined) return
    let problem: string | null = null
    try {
      const put = () => api('PUT shoppingManagement4/myCart/fc/{id}', { params, body: { lineID, quantity } })
      show({ cart: await retry(put, wait) })
    } catch (error) {
      if (!isFailure(error)) {
        // No wish stays on its way for good.
        show({ asked: withoutLine(lineID) })
        throw error
      }
      problem = readFailure(error).message
      await reload()
    }
    const { asked, problems } = $view.get()
    if (asked[lineID] !== quantity) return write(lineID)
    const others = withoutLine(lineID)
    show({ asked: others, problems: problem === null ? problems : { ...problems, [lineID]: problem } })
  }
  async function reload(): Promise<void> {
    try {
      show({ cart: await api('GET shoppingManagement4/myCart/fc/{id}', { params }) })
    } catch (error) {
      if (!isFailure(error)) throw error
    }
  }
  return {
    $view,
    /** The page was loaded again, e.g. in another language; what is being written brings its own answer. */
    renew(again: Cart): void {
      const { cart, asked } = $view.get()
      const isNews = again !== cart && again.version >= cart.version
      if (isNews && Object.keys(asked).length === 0) show({ cart: again })
    },
    set(lineID: string, quantity: number): Promise<void> {
      const { [lineID]: _, ...problems } = $view.get().problems
      show({ asked: { ...$view.get().asked, [lineID]: quantity }, problems })
      return queue.run(() => write(lineID))
    },
    /** Resolves once nothing is on its way. @returns whether all of it was taken */
    async settled(): Promise<boolean> {
      await queue.settled()
      return Object.keys($view.get().problems).length === 0
    },
  }
}
export type CampaignCart = ReturnType<typeof createCampaignCart>
