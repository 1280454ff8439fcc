import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { CheckoutLocation } from 'shared-contracts/api/ordering/checkout-config.ts'
import { formatTime } from 'shared-contracts/language/time.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import type { Messages } from '../messages/messages.ts'
import { groupByDay, zoneName } from './slots.ts'

interface SlotPickerProps {
  location: CheckoutLocation
  /** Start of the chosen slot. */
  chosen: string | null
  describedBy: string | undefined
  onChoose(start: string): void
}

/** Days, then the times of one day, as it is at the store (CHK-2). */
export function SlotPicker({ location, chosen, describedBy, onChoose }: SlotPickerProps) {
  const t = useT<Messages>()
  const language = useStore(useApp().state.$language)
  const { timeZone, localStoreName: name } = location
  const days = groupByDay(location.pickupSlots, timeZone)
  const [asked, setAsked] = useState<string | null>(null)
  const day =
    days.find(d => d.date === asked) ??
    days.find(d => d.slots.some(slot => slot.start === chosen)) ??
    days.find(d => d.open)
  if (!day)
    return (
      <div className="notice" role="status">
        <strong>{t('checkout.details.noSlots', { name })}</strong>
        <p>{t('checkout.details.noSlotsNext')}</p>
      </div>
    )
  return (
    <div className="stack">
      <fieldset className="field">
        <legend className="field-label">{t('checkout.details.day')}</legend>
        <div className="checkout-days">
          {days.map(({ date, slots, open }) => (
            <label className="choice checkout-day" key={date}>
              <input
                type="radio"
                name="day"
                value={date}
                className="checkout-cover"
                checked={date === day.date}
                disabled={!open}
                onChange={() => setAsked(date)}
              />
              <span>
                {formatTime(slots[0]?.start ?? '', 'day', timeZone, language)}
                {!open && <span className="muted checkout-block">{t('checkout.details.full')}</span>}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="field">
        <legend className="field-label">{t('checkout.details.time')}</legend>
        <div className="checkout-times">
          {day.slots.map(({ start, end, remaining }) => (
            <label className="choice checkout-time" key={start}>
              <input
                type="radio"
                name="slot"
                value={start}
                className="checkout-cover"
                checked={start === chosen}
                disabled={remaining <= 0}
                aria-describedby={describedBy}
                onChange={() => onChoose(start)}
              />
              <span>
                {formatTime(start, 'time', timeZone, language)} –{' '}
                {formatTime(end, 'time', timeZone, language)}
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
    </div>
  )
}
