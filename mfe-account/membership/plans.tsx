import { useStore } from '@nanostores/react'
import type { Membership, MembershipPlan } from 'shared-contracts/api/account/membership.ts'
import { formatTime } from 'shared-contracts/language/time.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Price } from 'shared-contracts/ui/price.tsx'
import { useMoney } from 'shared-contracts/ui/use-money.ts'
import { BENEFIT_TEXTS } from '../messages/benefits.ts'

interface Props {
  plans: readonly MembershipPlan[]
  /** What the shopper is a member of: what is bought next begins at its end. */
  membership: Membership | null
  timeZone: string | undefined
}

/** Memberships that can be bought: joining is buying, on the product's page, and so is going on. */
export function Plans({ plans, membership, timeZone = 'UTC' }: Props) {
  const t = BENEFIT_TEXTS.useTexts()
  const language = useStore(useApp().state.$language)
  const money = useMoney()
  if (plans.length === 0) return <p className="muted">{t('account.membership.noPlans')}</p>
  return (
    <section className="stack">
      <h2>{t(membership ? 'account.membership.next' : 'account.membership.plans')}</h2>
      {membership && (
        <p>
          {t('account.membership.nextFrom', {
            day: formatTime(membership.until, 'date', timeZone, language),
          })}
        </p>
      )}
      <ul className="list-plain account-plans">
        {plans.map(({ product, description, months, credit, benefits }) => (
          <li key={product.id} className="card stack">
            <h3>{product.name}</h3>
            <p>
              <strong>
                <Price amount={product.price} currency={product.currency} />
              </strong>{' '}
              {months > 0 && (
                <span className="muted">{t('account.membership.months', { count: months })}</span>
              )}
            </p>
            {description && <p>{description}</p>}
            {(credit > 0 || benefits.length > 0) && (
              <ul>
                {credit > 0 && (
                  <li>
                    {t('account.membership.credit', {
                      amount: money(credit, product.currency),
                    })}
                  </li>
                )}
                {benefits.map(benefit => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
            )}
            <Link className="button button-primary" to={href('/store/product/:id', { id: product.id })}>
              {t(
                product.id === membership?.productID ? 'account.membership.renew' : 'account.membership.join',
                { name: product.name },
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
