import type { SlotName } from 'shared-contracts/remote/slots.ts'
import type { Areas } from './area.ts'

/** What fills one slot, and what its crash leads to: the release that was shown is reported and passed over (REL-3). */
export function slotPart<S extends SlotName>(areas: Pick<Areas, 'slot' | 'markSlotBroken'>, name: S) {
  let shown = ''
  return {
    /** @returns null when no release gives it */
    async load() {
      const filled = await areas.slot(name)
      shown = filled?.release ?? ''
      return filled?.Component ?? null
    },
    onCrash: (error: unknown) => areas.markSlotBroken(name, shown, error),
  }
}
