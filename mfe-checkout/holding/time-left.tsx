import { useStore } from '@nanostores/react'
import { formatTime } from 'shared-contracts/language/time.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import type { Messages } from '../messages/messages.ts'
import { clockOf, FAR } from './remaining.ts'

export interface TimeLeftProps {
  /** ms; null while nothing is counted: the line is kept free, so that nothing moves when the time is there. */
  left: number | null
  /** ISO 8601; null while nothing is known. */
  until: string | null
  /** IANA name of the store's; null leaves out a time that is far: in the wrong zone it is worse than none. */
  timeZone: string | null
}

/** A line that says how long everything is kept, counted down, or until when where that is not soon. */
export function TimeLeft({ left, until, timeZone }: TimeLeftProps) {
  const t = useT<Messages>()
  const language = useStore(useApp().state.$language)
  const isFar = left === FAR
  return (
    <p className="muted checkout-time-left">
      {isFar &&
        until &&
        timeZone &&
        t('checkout.hold.until', { time: formatTime(until, 'dateTime', timeZone, language) })}
      {left !== null && !isFar && (
        <>
          {t('checkout.hold.held')}{' '}
          <span role="timer" aria-live="off" className="checkout-clock">
            {clockOf(left)}
          </span>
        </>
      )}
    </p>
  )
}
