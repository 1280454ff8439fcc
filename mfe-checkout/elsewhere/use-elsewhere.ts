import { useEffect } from 'react'
import { useReturn } from 'shared-contracts/ui/use-return.ts'
import { onCartSignal } from './cart-signal.ts'

/**
 * Runs when the cart may be another than this tab knows: another tab has changed it, or the shopper is back, maybe from another
 * device.
 */
export function useElsewhere(reload: () => void): void {
  useReturn(reload)
  useEffect(() => onCartSignal(reload), [reload])
}
