import { useState } from 'react'
import type { SlotName, SlotProps } from 'shared-contracts/remote/slots.ts'
import { useControls } from '../app/controls.ts'
import { OnDemand } from '../shell/on-demand.tsx'
import { slotPart } from './slot-part.ts'

interface Props<S extends SlotName> {
  name: S
  props: SlotProps[S]
  /** No release of the remote gives it. */
  onMissing(): void
}

/** A place of the shell that a remote fills; one that crashes is taken from the release before it, as pages are (REL-3). */
export function SlotView<S extends SlotName>({ name, props, onMissing }: Props<S>) {
  const { areas } = useControls()
  const [part] = useState(() => slotPart(areas, name))
  return <OnDemand wanted {...part} props={props} onMissing={onMissing} />
}
