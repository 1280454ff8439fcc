import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'
import { ORDER_TEXTS } from '../messages/orders.ts'
import { eventWord, historyOf } from './order-words.ts'

/** What has happened to an order, oldest first. @param when writes an instant in the order's zone */
export function OrderTimeline({ order, when }: { order: OrderDetail; when(instant: string): string }) {
  const t = ORDER_TEXTS.useTexts()
  return (
    <section className="card stack">
      <h2>{t('account.order.timeline')}</h2>
      <ol className="list-plain account-timeline">
        {historyOf(order).map(({ at, event, note }) => {
          const word = eventWord(event)
          return (
            word && (
              <li key={`${at} ${event} ${note}`}>
                <span>{t(word)}</span>
                <time className="muted" dateTime={at}>
                  {when(at)}
                </time>
                {note && <p className="account-timeline-note">{note}</p>}
              </li>
            )
          )
        })}
      </ol>
    </section>
  )
}
