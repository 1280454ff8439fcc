import { atom, type ReadableAtom } from 'nanostores'
import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { Cart, LineItem } from 'shared-contracts/api/entities/cart.ts'
import { type Failure, readFailure } from 'shared-contracts/api/failure.ts'
import { retry, type Wait } from 'shared-contracts/api/retry.ts'
import { type AppState, acceptCart } from 'shared-contracts/remote/state/app-state.ts'

/** What the shopper asked of one line and the server has not confirmed, or a removal that can be undone. */
export interface Intent {
  /** The line as it was when first touched. */
  line: LineItem
  /** Its place in the list. */
  index: number
  /** Quantity asked for; 0 takes the line out. */
  want: number
  /** Quantity that undo brings back. */
  restore: number
  /** Number of the removal while its undo is offered, else 0. */
  undo: number
  writing: boolean
}
export type Intents = Readonly<Record<string, Intent>>

export interface CartIntents {
  $intents: ReadableAtom<Intents>
  /** Line id → why the last change of it was not made. */
  $problems: ReadableAtom<Readonly<Record<string, Failure>>>
  /** Asks for an absolute quantity of a line (1…999). */
  set(lineID: string, quantity: number): void
  /** Takes a line out at once; undo is offered for `UNDO_MS`. */
  remove(lineID: string): void
  undo(lineID: string): void
  /** Resolves once nothing is being written. */
  settled(): Promise<void>
  /** Reads the cart again; a failure changes nothing (CRT-1). */
  reload(): Promise<void>
}

export interface IntentDeps {
  api: ApiClient
  state: AppState
  randomID(): string
  wait: Wait
  later(ms: number, run: () => void): void
  /** Told of a change that was rolled back. */
  rolledBack?(line: LineItem, failure: Failure): void
}

/** How long undo is offered, in ms. */
export const UNDO_MS = 5000

/**
 * Changes of the cart (CRT-2): quantities are absolute, one write per line is under way at a time, the newest
 * wish is sent when it ends, and what is confirmed comes from the server alone.
 */
export function createCartIntents(deps: IntentDeps): CartIntents {
  const { api, state, wait } = deps
  const $intents = atom<Intents>({})
  const $problems = atom<Readonly<Record<string, Failure>>>({})
  const workers = new Set<Promise<void>>()
  /** Line id → intent id of the addition that undoes its removal, the same for every repetition. */
  const addIDs = new Map<string, string>()
  let removals = 0

  function ask(id: string, change: (known: Intent) => Intent) {
    const lines = Object.values(state.$cart.get()?.lineItems ?? {})
    const index = lines.findIndex(line => line.id === id)
    const line = lines[index]
    const kept = $intents.get()[id]
    const fresh = line && {
      line,
      index,
      want: line.quantity,
      restore: line.quantity,
      undo: 0,
      writing: false,
    }
    const known = kept && (kept.writing || !line) ? kept : fresh
    if (!known) return
    $problems.set(without($problems.get(), id))
    $intents.set({ ...$intents.get(), [id]: { ...change(known), writing: true } })
    if (known.writing) return
    const worker = work(id)
      .catch(error => {
        settle(id, { kind: 'unclear', code: 'unclear', message: '', field: undefined })
        throw error
      })
      .finally(() => workers.delete(worker))
    workers.add(worker)
  }

  async function work(id: string): Promise<void> {
    for (;;) {
      const sent = current(id)
      let failure: Failure | null = null
      try {
        acceptCart(state, await retry(() => write(sent), wait))
      } catch (error) {
        failure = readFailure(error)
        await reload()
      }
      if (current(id).want !== sent.want) continue
      settle(id, failure)
      if (failure) deps.rolledBack?.(sent.line, failure)
      return
    }
  }

  async function write({ line, want }: Intent): Promise<Cart> {
    const intentID = addIDs.get(line.id)
    // Adding is the one write that is not absolute: what another tab put back meanwhile must be seen first.
    if (intentID && want > 0 && !find(line)) await reload()
    const lineID = find(line)?.id ?? line.id
    if (want === 0) return api('POST shoppingManagement4/myCart/delete', { body: { lineID } })
    if (!intentID || find(line))
      return api('PUT shoppingManagement4/myCart', { body: { lineID, quantity: want } })
    const { productID, optionPair } = line
    return api('POST shoppingManagement4/myCart', {
      body: { productID, optionPair, quantity: want, intentID },
    })
  }

  /** The line may be known under another id: it was taken out and came back, here or in another tab. */
  function find({ id, productID, optionPair }: LineItem): LineItem | undefined {
    const lines = Object.values(state.$cart.get()?.lineItems ?? {})
    const same = (l: LineItem) => l.productID === productID && l.optionPair === optionPair
    return lines.find(l => l.id === id) ?? lines.find(same)
  }

  function settle(id: string, failure: Failure | null) {
    const intent = current(id)
    addIDs.delete(id)
    if (failure) $problems.set({ ...$problems.get(), [id]: failure })
    const offered = intent.undo > 0 && !failure
    $intents.set(
      offered ? { ...$intents.get(), [id]: { ...intent, writing: false } } : without($intents.get(), id),
    )
  }

  function expire(id: string, removal: number) {
    const intent = $intents.get()[id]
    if (intent?.undo !== removal) return
    $intents.set(
      intent.writing ? { ...$intents.get(), [id]: { ...intent, undo: 0 } } : without($intents.get(), id),
    )
  }

  async function reload() {
    try {
      acceptCart(state, await api('GET shoppingManagement4/myCart'))
    } catch (error) {
      readFailure(error)
    }
  }

  const current = (id: string) => $intents.get()[id] as Intent

  return {
    $intents,
    $problems,
    set: (id, quantity) =>
      ask(id, known => ({ ...known, want: Math.min(999, Math.max(1, Math.trunc(quantity))), undo: 0 })),
    remove(id) {
      const removal = ++removals
      ask(id, known => ({ ...known, want: 0, restore: known.want || known.restore, undo: removal }))
      deps.later(UNDO_MS, () => expire(id, removal))
    },
    undo(id) {
      if (!$intents.get()[id]?.undo) return
      addIDs.set(id, deps.randomID())
      ask(id, known => ({ ...known, want: known.restore, undo: 0 }))
    },
    async settled() {
      while (workers.size > 0) await Promise.all(workers)
    },
    reload,
  }
}

function without<T>(record: Readonly<Record<string, T>>, id: string): Readonly<Record<string, T>> {
  const { [id]: _, ...rest } = record
  return rest
}
