import { atom } from 'nanostores'
import type { LineItem } from 'shared-contracts/api/entities/cart.ts'
import type { Failure } from 'shared-contracts/api/failure.ts'
import type { AppState } from 'shared-contracts/remote/state/app-state.ts'
import { type Intent, type Intents, intentOf, without } from './intent.ts'

/** Line id → why the last change of it was not made. */
export type Problems = Readonly<Record<string, Failure>>

/** What the shopper asked of each line and what came of it; nothing is sent from here. */
export function createIntentBook({ $cart }: Pick<AppState, '$cart'>) {
  const $intents = atom<Intents>({})
  const $problems = atom<Problems>({})
  const put = (id: string, intent: Intent | null) =>
    $intents.set(intent ? { ...$intents.get(), [id]: intent } : without($intents.get(), id))
  const linesNow = (): LineItem[] => Object.values($cart.get()?.lineItems ?? {})

  return {
    $intents,
    $problems,
    current: (id: string) => $intents.get()[id] as Intent,
    /** Notes a wish. @returns whether somebody has to begin writing it: else it is gone, or being written already */
    ask(id: string, change: (intent: Intent) => Partial<Intent>): boolean {
      const lines = linesNow()
      const index = lines.findIndex(line => line.id === id)
      const line = lines[index]
      const pending = $intents.get()[id]
      // The pending one, else a fresh one of the line as the server has it.
      const intent = pending && (pending.writing || !line) ? pending : line && intentOf(line, index)
      if (!intent) return false
      $problems.set(without($problems.get(), id))
      put(id, { ...intent, ...change(intent), writing: true })
      return !intent.writing
    },
    /** A wish was written, or was not and is rolled back. */
    settle(id: string, failure: Failure | null): void {
      const intent = $intents.get()[id] as Intent
      if (failure) $problems.set({ ...$problems.get(), [id]: failure })
      const undoOffered = intent.undo > 0 && !failure
      put(id, undoOffered ? { ...intent, writing: false } : null)
    },
    /** Undo is offered anew: what runs out for the removal by its former number is too late. @returns whether it is offered */
    renumber(id: string, removal: number): boolean {
      const intent = $intents.get()[id]
      if (!intent?.undo) return false
      put(id, { ...intent, undo: removal })
      return true
    },
    /** Undo is offered no longer, unless the line was removed or offered anew since. */
    expire(id: string, removal: number): void {
      const intent = $intents.get()[id]
      if (intent?.undo !== removal) return
      put(id, intent.writing ? { ...intent, undo: 0 } : null)
    },
  }
}
