import { useStore } from '@nanostores/react'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import type { AppState, UiPart } from 'shared-contracts/remote/state/app-state.ts'

/** App info and language, as every part of the shell needs them. */
export function useStoreInfo() {
  const { state, platform } = useApp()
  return { info: useStore(state.$appInfo), language: useStore(state.$language), state, platform }
}

export function setOpen(state: AppState, part: UiPart, open: boolean): void {
  const ui = state.$ui.get()
  if (ui[part] !== open) state.$ui.set({ ...ui, [part]: open })
}
