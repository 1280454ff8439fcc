import { useData } from 'shared-contracts/remote/page.ts'
import { Price } from 'shared-contracts/ui/price.tsx'
import { AccountPage } from '../account-frame/account-page.tsx'
import { offered } from '../account-frame/offered.tsx'
import { CouponCard } from '../credit/coupon-card.tsx'
import { Statement } from '../credit/statement.tsx'
import { BENEFIT_TEXTS } from '../messages/benefits.ts'
import type { loader } from './credit.ts'

export { loader, meta } from './credit.ts'

export const Component = offered(function Credit() {
  const t = BENEFIT_TEXTS.useTexts()
  const { title, credit, statement, coupons } = useData<typeof loader>()
  return (
    <AccountPage title={title}>
      <section className="card stack">
        <h2>{t('account.credit.balance')}</h2>
        <p className="account-sum">
          <Price amount={credit.balance} currency={credit.currency} charged />
        </p>
        <p className="muted">{t('account.credit.how')}</p>
      </section>
      {coupons && (
        <section className="card stack">
          <h2>{t('account.coupons.title')}</h2>
          {coupons.length === 0 ? (
            <p className="muted">{t('account.coupons.none')}</p>
          ) : (
            <ul className="list-plain">
              {coupons.map(coupon => (
                <CouponCard key={coupon.code} coupon={coupon} />
              ))}
            </ul>
          )}
        </section>
      )}
      {statement && (
        <Statement
          entries={statement.entries}
          total={statement.count}
          currency={statement.currency}
          timeZone={statement.timeZone}
        />
      )}
    </AccountPage>
  )
})
