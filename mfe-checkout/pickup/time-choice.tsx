import { useStore } from '@nanostores/react'
import { formatTime } from 'shared-contracts/language/time.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import type { Messages } from '../messages/messages.ts'
import { type OpenSlot, zoneName } from './slots.ts'

interface TimeChoiceProps {
  /** Of one day. */
  slots: readonly OpenSlot[]
  /** Start of the chosen slot; it may be one of another day. */
  chosen: string | null
  timeZone: string
  describedBy: string | undefined
  onChoose(start: string): void
}

export function TimeChoice({ slots, chosen, timeZone, describedBy, onChoose }: TimeChoiceProps) {
  const t = useT<Messages>()
  const language = useStore(useApp().state.$language)
  return (
    <fieldset className="field">
      <legend className="field-label">{t('checkout.details.time')}</legend>
      <div className="checkout-times">
        {slots.map(({ start, end, remaining }) => (
          <label className="choice checkout-time" key={start}>
            <input
              type="radio"
              name="start"
              value={start}
              className="checkout-cover"
              checked={start === chosen}
              disabled={remaining <= 0}
              aria-describedby={describedBy}
              onChange={() => onChoose(start)}
            />
            <span>
              {formatTime(start, 'time', timeZone, language)} – {formatTime(end, 'time', timeZone, language)}
              <span className="muted checkout-places">
                {remaining > 0
                  ? t('checkout.details.left', { count: remaining })
                  : t('checkout.details.full')}
              </span>
            </span>
          </label>
        ))}
      </div>
      <p className="field-hint">{t('checkout.details.zone', { zone: zoneName(timeZone, language) })}</p>
    </fieldset>
  )
}
