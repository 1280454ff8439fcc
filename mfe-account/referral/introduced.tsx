import { useStore } from '@nanostores/react'
import type { Answer } from 'shared-contracts/api/client.ts'
import { LANGUAGE_TAG, type Language } from 'shared-contracts/language/language.ts'
import { formatTime } from 'shared-contracts/language/time.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { Price } from 'shared-contracts/ui/price.tsx'
import { REFERRAL_TEXTS } from '../messages/referral.ts'
import type { Month } from './load-referral.ts'

/** What did not come is without a value, and nothing is said of it. */
interface Props {
  users: Answer<'GET admin/trackingManagement/referrer/userTracking/usersIntroduced'>['users'] | undefined
  orders: Answer<'GET admin/trackingManagement/referrer/userTracking/orderIntroduced'>['orders'] | undefined
  months: readonly Month[] | null
  currency: string
  /** IANA name. */
  timeZone: string | undefined
}

/** Who came by the link and what they bought; names are masked by the backend. */
export function Introduced({ users, orders, months, currency, timeZone = 'UTC' }: Props) {
  const t = REFERRAL_TEXTS.useTexts()
  const language = useStore(useApp().state.$language)
  const day = (instant: string) => formatTime(instant, 'date', timeZone, language)
  if (users?.length === 0 && orders?.length === 0)
    return (
      <section className="card">
        <p className="muted">{t('account.referral.noneYet')}</p>
      </section>
    )
  return (
    <>
      {users && (
        <section className="card stack">
          <h2>{t('account.referral.who')}</h2>
          <ul className="list-plain">
            {users.map(({ name, joinedAt, orders: count }) => (
              <li key={`${name} ${joinedAt}`} className="account-entry-row">
                <span>
                  <strong>{name}</strong> · <span className="muted">{day(joinedAt)}</span>
                </span>
                <span className="muted">{t('account.referral.whoOrders', { count })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {orders && orders.length > 0 && (
        <section className="card stack">
          <h2>{t('account.referral.what')}</h2>
          <ul className="list-plain">
            {orders.map(({ name, at, total, reward, currency: paidIn }) => (
              <li key={`${name} ${at}`} className="account-entry-row">
                <span>
                  {name} · <span className="muted">{day(at)}</span>
                </span>
                <span className="account-entry-sum">
                  <Price amount={total} currency={paidIn} charged />
                  <strong>
                    +<Price amount={reward} currency={paidIn} charged />
                  </strong>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {months && (
        <section className="card stack">
          <h2>{t('account.referral.months')}</h2>
          <table className="account-table">
            <thead>
              <tr>
                {(['month', 'users', 'orders', 'reward'] as const).map(name => (
                  <th key={name} scope="col">
                    {t(`account.referral.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {months.map(row => (
                <tr key={row.month}>
                  <th scope="row">{monthOf(row.month, language)}</th>
                  <td>{row.users}</td>
                  <td>{row.orders}</td>
                  <td>
                    <Price amount={row.reward} currency={currency} charged />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  )
}

/** @param month `YYYY-MM`; anything else stays as it is */
function monthOf(month: string, language: Language): string {
  const at = new Date(`${month}-01T00:00:00Z`)
  if (Number.isNaN(at.getTime())) return month
  const shape = { year: 'numeric', month: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(LANGUAGE_TAG[language], shape).format(at)
}
