import { useStore } from '@nanostores/react'
import type { Answer } from 'shared-contracts/api/client.ts'
import { formatTime } from 'shared-contracts/language/time.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { BENEFIT_TEXTS } from '../messages/benefits.ts'
import { progressOf } from './progress-of.ts'

type Detail = Answer<'GET admin/userManagement/membershipDetail'>

/** Where the membership stands and what paid for it. @param loadedAt ISO 8601: the same on the server and in the browser */
export function OwnMembership({
  membership,
  periods,
  timeZone = 'UTC',
  loadedAt,
}: Detail & { loadedAt: string }) {
  const t = BENEFIT_TEXTS.useTexts()
  const language = useStore(useApp().state.$language)
  if (!membership)
    return (
      <section className="card">
        <p>{t('account.membership.none')}</p>
      </section>
    )
  const day = (instant: string) => ({ day: formatTime(instant, 'date', timeZone, language) })
  const { name, since, until } = membership
  const { part, daysLeft } = progressOf(since, until, loadedAt, timeZone)
  return (
    <section className="card stack">
      <h2>{t('account.membership.is', { name })}</h2>
      <progress
        className="account-progress"
        value={part}
        aria-label={t('account.membership.until', day(until))}
      />
      <p className="muted">
        {t('account.membership.since', day(since))} · {t('account.membership.until', day(until))} ·{' '}
        {t('account.membership.left', { count: daysLeft })}
      </p>
      {periods.length > 0 && (
        <>
          <h3>{t('account.membership.history')}</h3>
          <ul className="list-plain">
            {periods.map(period => (
              <li key={period.orderID} className="account-entry-row">
                <span>
                  {period.name} ·{' '}
                  <Link to={href('/user/orders', undefined, { id: period.orderID })}>{period.orderID}</Link>
                </span>
                <span className="muted">{t('account.membership.until', day(period.until))}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
