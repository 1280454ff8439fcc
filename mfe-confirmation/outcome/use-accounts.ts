import { useStore } from '@nanostores/react'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'

/** Whether the store has accounts; one that does not say has. */
export const useAccounts = (): boolean => useStore(useApp().state.$appInfo)?.flags.enableUserAccounts ?? true
