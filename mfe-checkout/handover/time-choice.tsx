import { useStore } from '@nanostores/react'
import { formatTime } from 'shared-contracts/language/time.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import type { DetailsMessages } from '../messages/messages.ts'
import { type SlotDay, zoneName } from './slots.ts'

/** Places left from which on it is worth saying how many. */
const FEW = 3

interface TimeChoiceProps {
  day: SlotDay
  /** Start of the chosen slot, or the day; it may be one of another day. */
  chosen: string | null
  timeZone: string
  describedBy: string | undefined
  onChoose(start: string): void
}

export function TimeChoice({ day, chosen, timeZone, describedBy, onChoose }: TimeChoiceProps) {
  const t = useT<DetailsMessages>()
  const language = useStore(useApp().state.$language)
  // A slot that is too long for one line is broken between its times alone.
  const time = (instant: string) => formatTime(instant, 'time', timeZone, language).replace(/ /g, '\xa0')
  const { date, anyTime, slots } = day
  const choices = [
    ...(anyTime === null ? [] : [{ value: date, remaining: anyTime, label: t('checkout.details.anyTime') }]),
    ...slots.map(({ start, end, remaining }) => ({
      value: start,
      remaining,
      label: `${time(start)}\xa0– ${time(end)}`,
    })),
  ]
  return (
    <fieldset className="field">
      <legend className="field-label">{t('checkout.details.time')}</legend>
      <div className="checkout-times">
        {choices.map(({ value, remaining, label }) => (
          <label className="choice checkout-time" key={value}>
            <input
              type="radio"
              name="start"
              value={value}
              className="checkout-cover"
              checked={value === chosen}
              disabled={remaining <= 0}
              aria-describedby={describedBy}
              onChange={() => onChoose(value)}
            />
            <span>
              {label}
              {remaining <= FEW && (
                <span className="muted checkout-places">
                  {remaining > 0
                    ? t('checkout.details.left', { count: remaining })
                    : t('checkout.details.full')}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <p className="field-hint">{t('checkout.details.zone', { zone: zoneName(timeZone, language) })}</p>
    </fieldset>
  )
}
