import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { pause } from 'shared-contracts/api/retry.ts'
import { randomID } from 'shared-contracts/remote/random-id.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useRevalidator } from 'shared-contracts/remote/runtime/router.ts'
import { useOnceDrawn } from '../journey/use-once-drawn.ts'
import { createDeposit, type Deposit, type DepositView } from './create-deposit.ts'

/** Store credit for a part of an order, and what the page says of it. @param orderID stays the same */
export function useDeposit(orderID: string): { deposit: Deposit; view: DepositView } {
  const { api } = useApp()
  const { revalidate } = useRevalidator()
  const [deposit] = useState(() => createDeposit({ api, wait: pause, randomID, reload: revalidate }, orderID))
  const view = useStore(deposit.$view)
  return { deposit, view: useOnceDrawn(view, view.busy) }
}
