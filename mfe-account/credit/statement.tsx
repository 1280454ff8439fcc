import { useStore } from '@nanostores/react'
import { formatMoney } from 'shared-contracts/language/money.ts'
import { formatTime } from 'shared-contracts/language/time.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { GrowingList } from 'shared-contracts/ui/growing-list/growing-list.tsx'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Price } from 'shared-contracts/ui/price.tsx'
import { BENEFIT_TEXTS } from '../messages/benefits.ts'
import { type CreditEntries, loadEntries, PAGE_SIZE } from './load-credit.ts'

interface Props {
  entries: CreditEntries
  total: number
  currency: string
  /** IANA name. */
  timeZone: string | undefined
}

const keyOf = ({ id }: CreditEntries[number]) => String(id)
const pageHref = () => href('/user/credit')

/** Every change of the credit, newest first, as a bank writes it. */
export function Statement({ entries, total, currency, timeZone = 'UTC' }: Props) {
  const t = BENEFIT_TEXTS.useTexts()
  const { api } = useApp()
  return (
    <section className="card stack">
      <h2>{t('account.credit.statement')}</h2>
      {total === 0 && entries.length === 0 ? (
        <p className="muted">{t('account.credit.none')}</p>
      ) : (
        <GrowingList
          rows={entries}
          start={0}
          total={total}
          pageSize={PAGE_SIZE}
          keyOf={keyOf}
          load={(from, count, signal) => loadEntries(api, from, count, signal)}
          pageHref={pageHref}
          failed={t('account.credit.failed')}
        >
          {rows => (
            <ul className="list-plain account-rows">
              {rows.map(entry => (
                <Entry key={entry.id} entry={entry} currency={currency} timeZone={timeZone} />
              ))}
            </ul>
          )}
        </GrowingList>
      )}
    </section>
  )
}

interface EntryProps {
  entry: CreditEntries[number]
  currency: string
  timeZone: string
}

function Entry({ entry, currency, timeZone }: EntryProps) {
  const t = BENEFIT_TEXTS.useTexts()
  const language = useStore(useApp().state.$language)
  const { at, kind, amount, balanceAfter, orderID, note } = entry
  return (
    <li className="account-entry-row account-statement-row">
      <span>
        <strong>{t(`account.credit.kind.${kind}`)}</strong>
        {orderID && (
          <>
            {' · '}
            <Link to={href('/user/orders', undefined, { id: orderID })}>{orderID}</Link>
          </>
        )}
        {note && <span className="muted"> · {note}</span>}
        <br />
        <time className="muted" dateTime={at}>
          {formatTime(at, 'date', timeZone, language)}
        </time>
      </span>
      <span className="account-entry-sum">
        <strong>
          {amount > 0 && '+'}
          <Price amount={amount} currency={currency} charged />
        </strong>
        <span className="muted">
          {t('account.credit.after', { amount: formatMoney(balanceAfter, currency, language) })}
        </span>
      </span>
    </li>
  )
}
