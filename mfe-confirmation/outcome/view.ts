import type { ComponentType } from 'react'
import type { ReturnSource } from '../payment-return/return-address.ts'
import type { ReturnState } from '../payment-return/return-state.ts'

export interface ReturnViewProps {
  state: ReturnState
  /** Who was asked to take the money; null when the address does not say. */
  source: ReturnSource | null
  /** The store took the order, and has not said more of it: it is on its way, or could not be had and is asked for again. */
  taken?: 'early' | 'unheard' | undefined
  /** When the page was loaded, ISO 8601. */
  loadedAt: string
  /** The shopper wants it checked now. */
  onAgain(): void
}
export type ReturnView = ComponentType<ReturnViewProps>
