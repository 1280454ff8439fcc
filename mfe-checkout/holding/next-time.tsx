import { useStore } from '@nanostores/react'
import { formatTime } from 'shared-contracts/language/time.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { handFocusOn } from 'shared-contracts/ui/hand-focus-on.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { isDay } from '../handover/times.ts'
import { stepHref, usePurchase } from '../journey/purchase.ts'
import type { PaymentMessages } from '../messages/messages.ts'

const toHeading = handFocusOn('h1')

interface NextTimeProps {
  /** Slot start or day; null when there is none. */
  next: string | null
  timeZone: string | null
  onTake(start: string): void
}

/** The chosen time is gone: the next one in one tap, or the way to choose another. */
export function NextTime({ next, timeZone, onTake }: NextTimeProps) {
  const t = useT<PaymentMessages>()
  const purchase = usePurchase()
  const language = useStore(useApp().state.$language)
  const time =
    next &&
    (isDay(next)
      ? formatTime(`${next}T12:00:00Z`, 'day', 'UTC', language)
      : timeZone && formatTime(next, 'dateTime', timeZone, language))
  return (
    <Notice
      kind="warning"
      title={t('checkout.details.slotGone')}
      action={
        <>
          {next && time && (
            <button
              ref={toHeading}
              type="button"
              className="button button-primary"
              onClick={() => onTake(next)}
            >
              {t('checkout.hold.takeNext', { time })}
            </button>
          )}
          <Link to={stepHref('details', purchase)} className="button">
            {t('checkout.hold.other')}
          </Link>
        </>
      }
    >
      {t('checkout.problem.slot-gone.safe')}
    </Notice>
  )
}
