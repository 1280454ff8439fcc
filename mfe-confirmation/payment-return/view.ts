import type { ComponentType } from 'react'
import type { ReturnProviderName } from 'shared-contracts/payment/providers.ts'
import type { ReturnState } from './return-machine.ts'

export interface ReturnViewProps {
  state: ReturnState
  /** Who was asked to take the money; null when the address does not say. */
  provider: ReturnProviderName | null
  /** The shopper wants it checked now. */
  onAgain(): void
}
export type ReturnView = ComponentType<ReturnViewProps>
