import type { ComponentType } from 'react'
import type { ReturnSource } from '../payment-return/return-address.ts'
import type { ReturnState } from '../payment-return/return-state.ts'

export interface ReturnViewProps {
  state: ReturnState
  /** Who was asked to take the money; null when the address does not say. */
  source: ReturnSource | null
  /** The shopper wants it checked now. */
  onAgain(): void
}
export type ReturnView = ComponentType<ReturnViewProps>
