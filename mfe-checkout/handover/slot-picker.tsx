import { useMemo, useState } from 'react'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import type { DetailsMessages } from '../messages/messages.ts'
import { DayChoice } from './day-choice.tsx'
import { groupByDay } from './slots.ts'
import { TimeChoice } from './time-choice.tsx'
import type { Times } from './times.ts'

interface SlotPickerProps {
  times: Times
  timeZone: string
  /** Name of the place. */
  name: string
  /** Start of the chosen slot, or the chosen day. */
  chosen: string | null
  describedBy: string | undefined
  onChoose(start: string): void
}

/** Days, then the times of one day, as it is at the store (CHK-2). */
export function SlotPicker({ times, timeZone, name, chosen, describedBy, onChoose }: SlotPickerProps) {
  const t = useT<DetailsMessages>()
  // The form is drawn with every key that is pressed; the days stay the same.
  const days = useMemo(() => groupByDay(times, timeZone), [times, timeZone])
  const [picked, setPicked] = useState<string | null>(null)
  const day =
    days.find(d => d.date === picked) ??
    days.find(d => d.date === chosen || d.slots.some(slot => slot.start === chosen)) ??
    days.find(d => d.open)
  if (!day)
    return (
      <Notice title={t('checkout.details.noSlots', { name })} role="status">
        {t('checkout.details.noSlotsNext')}
      </Notice>
    )
  return (
    <div className="stack">
      <DayChoice days={days} chosen={day.date} onChoose={setPicked} />
      <TimeChoice
        day={day}
        chosen={chosen}
        timeZone={timeZone}
        describedBy={describedBy}
        onChoose={onChoose}
      />
    </div>
  )
}
