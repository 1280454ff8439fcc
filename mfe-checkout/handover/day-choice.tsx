import { useStore } from '@nanostores/react'
import { formatTime } from 'shared-contracts/language/time.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import type { DetailsMessages } from '../messages/messages.ts'
import type { SlotDay } from './slots.ts'

interface DayChoiceProps {
  days: readonly SlotDay[]
  /** Date of the day whose times are shown. */
  chosen: string
  onChoose(date: string): void
}

export function DayChoice({ days, chosen, onChoose }: DayChoiceProps) {
  const t = useT<DetailsMessages>()
  const language = useStore(useApp().state.$language)
  return (
    <fieldset className="field">
      <legend className="field-label">{t('checkout.details.day')}</legend>
      <div className="checkout-days">
        {days.map(({ date, open }) => (
          <label className="choice checkout-day" key={date}>
            <input
              type="radio"
              name="day"
              value={date}
              className="checkout-cover"
              checked={date === chosen}
              disabled={!open}
              onChange={() => onChoose(date)}
            />
            <span>
              {formatTime(`${date}T12:00:00Z`, 'day', 'UTC', language)}
              {!open && <span className="muted checkout-block">{t('checkout.details.full')}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
