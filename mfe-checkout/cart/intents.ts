import type { ReadableAtom } from 'nanostores'
import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { LineItem } from 'shared-contracts/api/entities/cart.ts'
import type { ErrorCode } from 'shared-contracts/api/errors.ts'
import { type Failure, readFailure } from 'shared-contracts/api/failure.ts'
import { LIMITS } from 'shared-contracts/api/limits.ts'
import { retry, type Wait } from 'shared-contracts/api/retry.ts'
import type { AppState } from 'shared-contracts/remote/state/app-state.ts'
import { clamp } from 'shared-contracts/ui/stepper/clamp.ts'
import { type Intents, UNDO_MS } from './intent.ts'
import { createIntentBook, type Problems } from './intent-book.ts'
import { loadCart } from './load-cart.ts'
import { offerAgain, takeCart } from './lost-visit.ts'
import { writeLine } from './write-line.ts'

const { min, max } = LIMITS.quantity
const NOT_FOUND = 'not-found' satisfies ErrorCode

export interface CartIntents {
  $intents: ReadableAtom<Intents>
  $problems: ReadableAtom<Problems>
  /** Asks for an absolute quantity of a line, within the limits. */
  set(lineID: string, quantity: number): void
  /** Takes a line out at once; undo is offered for `UNDO_MS`, and as long as it is held. */
  remove(lineID: string): void
  undo(lineID: string): void
  /** Somebody is with the undo of a line: it stays. @returns ends that, and its time begins anew */
  holdUndo(lineID: string): () => void
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
  /** Called for a change that was rolled back. */
  rolledBack?(line: LineItem, failure: Failure): void
  /** Called for a change that the server has made. */
  written?(): void
}

/**
 * Changes of the cart (CRT-2): quantities are absolute, one write per line is in flight at a time, the newest wish is sent when
 * it ends, and what is confirmed comes from the server alone.
 */
export function createCartIntents(deps: IntentDeps): CartIntents {
  const { api, state, wait } = deps
  const book = createIntentBook(state)
  const workers = new Set<Promise<void>>()
  /** Line id → intent id of the addition that undoes its removal. */
  const additionIDs = new Map<string, string>()
  let removals = 0
  const reload = () => loadCart({ api, state }, undefined, takeCart)

  function ask(...wish: Parameters<typeof book.ask>) {
    if (!book.ask(...wish)) return
    const [id] = wish
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
      const sent = book.current(id)
      let failure: Failure | null = null
      const known = state.$cart.get()
      try {
        const write = () => writeLine({ api, state, additionID: additionIDs.get(id) }, sent)
        takeCart(state, known, await retry(write, wait))
        deps.written?.()
      } catch (error) {
        failure = readFailure(error)
        const shown = state.$cart.get()
        await reload()
        // The write may have begun another visit, whose cart is newer: other tabs tell when they empty this one's.
        if (failure.code === NOT_FOUND && shown?.itemCount && state.$cart.get()?.itemCount === 0)
          offerAgain(state, shown)
      }
      if (book.current(id).want !== sent.want) continue
      settle(id, failure)
      if (failure) deps.rolledBack?.(sent.line, failure)
      return
    }
  }
  function settle(id: string, failure: Failure | null) {
    additionIDs.delete(id)
    book.settle(id, failure)
  }

  const offerUndo = (id: string, removal: number) => deps.later(UNDO_MS, () => book.expire(id, removal))

  return {
    $intents: book.$intents,
    $problems: book.$problems,
    set: (id, quantity) => ask(id, () => ({ want: clamp(quantity, min, max), undo: 0 })),
    remove(id) {
      const removal = ++removals
      ask(id, ({ want, restore }) => ({ want: 0, restore: want || restore, undo: removal }))
      offerUndo(id, removal)
    },
    undo(id) {
      if (!book.$intents.get()[id]?.undo) return
      additionIDs.set(id, deps.randomID())
      ask(id, ({ restore }) => ({ want: restore, undo: 0 }))
    },
    holdUndo(id) {
      const held = ++removals
      if (!book.renumber(id, held)) return () => {}
      return () => offerUndo(id, held)
    },
    async settled() {
      while (workers.size > 0) await Promise.allSettled(workers)
    },
    reload,
  }
}
