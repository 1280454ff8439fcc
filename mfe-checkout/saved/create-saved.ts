import { atom } from 'nanostores'
import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { LineItem } from 'shared-contracts/api/entities/cart.ts'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import { retry, type Wait } from 'shared-contracts/api/retry.ts'
import { type AppState, acceptCart } from 'shared-contracts/remote/state/app-state.ts'
import type { BrowserStorage } from 'shared-contracts/remote/storage.ts'
import { lineName } from '../cart/line-name.ts'
import { addHere } from '../elsewhere/own-additions.ts'
import { keepSaved, keyOf, readSaved, type SavedItem, withItem, withoutItem } from './saved-items.ts'

export interface SavedView {
  items: readonly SavedItem[]
  /** The item that is going back into the cart. */
  busy: string | null
  /** Item → why it did not, in the store's words; empty where there was no answer. */
  problems: Readonly<Record<string, string>>
  /** What the shopper took off the list last; null before. */
  gone: { name: string; how: 'taken' | 'removed' } | null
}

export interface SavedDeps {
  api: ApiClient
  state: AppState
  storage: BrowserStorage
  wait: Wait
  randomID(): string
}

/** Lines put aside for later, in this browser. */
export function createSaved({ api, state, storage, wait, randomID }: SavedDeps) {
  const $view = atom<SavedView>({ items: [], busy: null, problems: {}, gone: null })
  const show = (part: Partial<SavedView>) => $view.set({ ...$view.get(), ...part })
  /** Other tabs keep items as well: what is kept is what counts. */
  const change = (to: (items: readonly SavedItem[]) => SavedItem[]) => {
    const items = to(readSaved(storage))
    keepSaved(storage, items)
    show({ items })
  }
  const drop = (item: Pick<SavedItem, 'productID' | 'optionPair'>) =>
    change(items => withoutItem(items, item))
  return {
    $view,
    load: () => show({ items: readSaved(storage), gone: null }),
    save: (line: LineItem) => change(items => withItem(items, line, randomID())),
    drop,
    remove(item: SavedItem): void {
      drop(item)
      show({ gone: { name: lineName(item), how: 'removed' } })
    },
    /** Puts an item into the cart; it stays aside where the store refuses. */
    async take(item: SavedItem): Promise<void> {
      if ($view.get().busy !== null) return
      const { productID, optionPair, quantity, intentID = randomID() } = item
      const body = { productID, optionPair, quantity, intentID }
      const add = () => retry(() => api('POST shoppingManagement4/myCart', { body }), wait)
      show({ busy: keyOf(item), problems: {}, gone: null })
      try {
        await addHere(state, [item], async () => acceptCart(state, await add()))
        drop(item)
        show({ gone: { name: lineName(item), how: 'taken' } })
      } catch (error) {
        if (!isFailure(error)) throw error
        show({ problems: { [keyOf(item)]: readFailure(error).message } })
      } finally {
        show({ busy: null })
      }
    },
  }
}
export type Saved = ReturnType<typeof createSaved>
