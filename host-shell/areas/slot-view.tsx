import { useRef } from 'react'
import type { SlotName, SlotProps } from 'shared-contracts/remote/slots.ts'
import { useControls } from '../app/controls.ts'
import { OnDemand } from '../shell/on-demand.tsx'

interface Props<S extends SlotName> {
  name: S
  props: SlotProps[S]
  /** No release of the remote gives it. */
  onMissing(): void
}

/** A place of the shell that a remote fills; one that crashes is taken from the release before it, as pages are (REL-3). */
export function SlotView<S extends SlotName>({ name, props, onMissing }: Props<S>) {
  const { areas } = useControls()
  const release = useRef('')
  return (
    <OnDemand
      wanted
      load={async () => {
        const filled = await areas.slot(name)
        release.current = filled?.release ?? ''
        return filled?.Component ?? null
      }}
      props={props}
      onMissing={onMissing}
      onCrash={error => areas.markSlotBroken(name, release.current, error)}
    />
  )
}
