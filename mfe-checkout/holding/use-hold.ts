import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { pause } from 'shared-contracts/api/retry.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useRevalidator } from 'shared-contracts/remote/runtime/router.ts'
import { usePurchase } from '../journey/purchase.ts'
import { createHold, type Hold, type HoldView } from './hold.ts'
import { useTimeLeft } from './use-time-left.ts'

export interface Holding {
  hold: Hold
  view: HoldView
  /** ms; null while nothing is counted. */
  left: number | null
}

/** The reservation of the page, which `TakeHold` asks for. */
export function useHold(): Holding {
  const { api } = useApp()
  const purchase = usePurchase()
  const { revalidate } = useRevalidator()
  const [hold] = useState(() => createHold({ api, wait: pause, purchase, reload: revalidate }))
  const view = useStore(hold.$hold)
  const left = useTimeLeft(view.kind === 'held' ? Date.parse(view.until) : null, hold.expire)
  return { hold, view, left }
}
