import { useRef, useState } from 'react'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import { randomID } from 'shared-contracts/remote/random-id.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import type { en } from '../messages/en.ts'

/**
 * A wish of one press that counts once: while it is on its way no second one is taken, and one that failed is told and goes out
 * under the same id again.
 */
export function useIntent(send: (intentID: string) => Promise<void>) {
  const t = useT<typeof en>()
  const { notify } = useApp()
  const intentID = useRef(randomID())
  const [busy, setBusy] = useState(false)
  async function run(): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      await send(intentID.current)
      intentID.current = randomID()
    } catch (error) {
      if (!isFailure(error)) throw error
      notify('error', readFailure(error).message || t('account.failed'))
    } finally {
      setBusy(false)
    }
  }
  return { busy, run }
}
