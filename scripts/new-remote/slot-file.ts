import type { Plan } from './plan.ts'

/** @returns text of a slot's filling */
export const slotFile = (
  { prefix }: Plan,
  slot: string,
): string => `import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { SlotProps } from 'shared-contracts/remote/slots.ts'
import type { en } from '../messages/en.ts'

export default function Filling({ onClose }: SlotProps['${slot}']) {
  const t = useT<typeof en>()
  return (
    <button type="button" className="button" onClick={onClose}>
      {t('${prefix}.${slot}.close')}
    </button>
  )
}
`
