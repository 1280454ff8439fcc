import { useStore } from '@nanostores/react'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import type { ReturnViewProps } from './view.ts'

/** The status values of the scan-to-pay provider, where the store's document switches debugging on (RET-7). */
export function DebugLine({
  state: { statuses, attempt },
  source,
}: Pick<ReturnViewProps, 'state' | 'source'>) {
  const on = useStore(useApp().state.$appInfo)?.flags.debug
  if (!on || source !== 'snappay') return null
  return (
    <p className="confirmation-debug muted">
      #{attempt} {statuses}
    </p>
  )
}
