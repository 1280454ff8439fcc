import type { ReactNode } from 'react'
import { type App, AppProvider } from 'shared-contracts/remote/runtime/app.ts'
import { type Controls, ControlsProvider } from './controls.ts'

interface Props {
  app: App
  controls: Controls
  /** The router. */
  children: ReactNode
}

/** The same tree on the server and in the browser. */
export function Root({ app, controls, children }: Props) {
  return (
    <AppProvider value={app}>
      <ControlsProvider value={controls}>{children}</ControlsProvider>
    </AppProvider>
  )
}
