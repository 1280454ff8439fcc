import type { MembershipPlan } from 'shared-contracts/api/account/membership.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Price } from 'shared-contracts/ui/price.tsx'
import { useMoney } from 'shared-contracts/ui/use-money.ts'
import { BENEFIT_TEXTS } from '../messages/benefits.ts'

/** Memberships that can be bought: joining is buying, on the product's page. */
export function Plans({ plans }: { plans: readonly MembershipPlan[] }) {
  const t = BENEFIT_TEXTS.useTexts()
  const money = useMoney()
  if (plans.length === 0) return <p className="muted">{t('account.membership.noPlans')}</p>
  return (
    <section className="stack">
      <h2>{t('account.membership.plans')}</h2>
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
              {t('account.membership.join', { name: product.name })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
