import { useStore } from '@nanostores/react'
import type { Answer } from 'shared-contracts/api/client.ts'
import { formatPercent } from 'shared-contracts/language/percent.ts'
import { formatTime } from 'shared-contracts/language/time.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { CopyButton } from 'shared-contracts/ui/copy-button.tsx'
import { useMoney } from 'shared-contracts/ui/use-money.ts'
import { BENEFIT_TEXTS } from '../messages/benefits.ts'

type Coupon = Answer<'GET common3/coupons/[{code}]'>['coupons'][number]

/** A coupon, what it takes off, and when and for what it holds. */
export function CouponCard({ coupon }: { coupon: Coupon }) {
  const t = BENEFIT_TEXTS.useTexts()
  const language = useStore(useApp().state.$language)
  const money = useMoney()
  const { code, name, description, kind, value, currency, startsOn, endsOn, minSubtotal } = coupon
  // Days of the store, which are the same everywhere.
  const day = (date: string) => ({ day: formatTime(`${date}T00:00:00Z`, 'date', 'UTC', language) })
  const off = kind === 'percent' ? formatPercent(value, language) : money(value, currency)
  const conditions = [
    startsOn && t('account.coupons.from', day(startsOn)),
    endsOn && t('account.coupons.until', day(endsOn)),
    minSubtotal > 0 && t('account.coupons.min', { amount: money(minSubtotal, currency) }),
    coupon.firstOrderOnly && t('account.coupons.first'),
    coupon.appliesTo.length > 0 &&
      t('account.coupons.for', { names: coupon.appliesTo.join(t('account.listComma')) }),
  ].filter(Boolean)
  return (
    <li className="account-entry-row">
      <span>
        <strong>{name}</strong>{' '}
        <span className="badge account-tone-good">{t('account.coupons.off', { value: off })}</span>
        {description && <p>{description}</p>}
        <p className="muted">
          {/* A day, and the dot that follows, stay on the line where they begin. */}
          {conditions.flatMap((condition, i) => [
            i > 0 && ' ',
            <span key={condition || i} className="account-whole">
              {condition}
              {i < conditions.length - 1 && '\u00a0·'}
            </span>,
          ])}
        </p>
      </span>
      <CopyButton
        text={() => code}
        label={t('account.coupons.copy', { code })}
        copied={t('account.copied')}
        failed={t('account.notCopied')}
      />
    </li>
  )
}
