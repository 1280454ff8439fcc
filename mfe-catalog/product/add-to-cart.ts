import { atom, type ReadableAtom } from 'nanostores'
import type { ErrorCode } from 'shared-contracts/api/errors.ts'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import { track } from 'shared-contracts/remote/analytics.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { acceptCart } from 'shared-contracts/remote/state/app-state.ts'
import { ADDING_TEXTS } from '../messages/adding.ts'

export interface Choice {
  productID: string
  optionPair: string
  quantity: number
}

export interface AddState {
  pending: boolean
  /** What went wrong, in the shopper's language. */
  error: string | null
}

export interface AddToCart {
  $add: ReadableAtom<AddState>
  /** Adds once, however often it is pressed while an answer is due. @returns what became of it */
  add(choice: Choice): Promise<'added' | 'busy' | 'stock-changed' | 'failed'>
  /** Drops the last error, e.g. when another choice was made. */
  clear(): void
}

const OUT_OF_STOCK = 'out-of-stock' satisfies ErrorCode

/** Puts a product into the cart, then shows the mini-cart (CRT-5) unless the shopper has gone on. @param newIntentID makes a UUID */
export function createAddToCart(app: App, newIntentID: () => string): AddToCart {
  const { api, state } = app
  const t = ADDING_TEXTS.in(app)
  const $add = atom<AddState>({ pending: false, error: null })
  // A repeat after a lost answer carries the same id, so that the backend adds once (see `idempotent`).
  let unconfirmed: { wanted: string; intentID: string } | null = null

  return {
    $add,
    clear: () => !$add.get().pending && $add.set({ pending: false, error: null }),
    async add({ productID, optionPair, quantity }) {
      if ($add.get().pending) return 'busy'
      const wanted = JSON.stringify([productID, optionPair, quantity])
      if (unconfirmed?.wanted !== wanted) unconfirmed = { wanted, intentID: newIntentID() }
      const { intentID } = unconfirmed
      $add.set({ pending: true, error: null })
      const showMiniCart = miniCartFrom(state)
      try {
        const body = { productID, optionPair, quantity, intentID }
        acceptCart(state, await api('POST shoppingManagement4/myCart', { body }))
      } catch (error) {
        const failure = isFailure(error) ? readFailure(error) : null
        // A refusal alone is known to have added nothing.
        if (failure?.kind === 'refused') unconfirmed = null
        const text = failure?.kind === 'unclear' ? 'catalog.add-no-answer' : 'catalog.add-failed'
        $add.set({ pending: false, error: failure?.message || t(text) })
        return failure?.code === OUT_OF_STOCK ? 'stock-changed' : 'failed'
      }
      unconfirmed = null
      track({ name: 'add', productID, optionPair, quantity })
      $add.set({ pending: false, error: null })
      showMiniCart()
      return 'added'
    },
  }
}

/**
 * Shows the mini-cart (CRT-5) unless the shopper has gone on: over another page it would take the focus from what they do there.
 * @returns called once what was pressed is in the cart
 */
export function miniCartFrom({ $ui }: Pick<App['state'], '$ui'>): () => void {
  const from = pageNow()
  return () => {
    if (pageNow() === from) $ui.set({ ...$ui.get(), miniCart: true })
  }
}

const pageNow = (): string | undefined => globalThis.location?.pathname
