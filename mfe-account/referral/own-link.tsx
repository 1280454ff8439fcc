import { useStore } from '@nanostores/react'
import type { Answer } from 'shared-contracts/api/client.ts'
import { formatPercent } from 'shared-contracts/language/percent.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { CopyButton } from 'shared-contracts/ui/copy-button.tsx'
import { Price } from 'shared-contracts/ui/price.tsx'
import { REFERRAL_TEXTS } from '../messages/referral.ts'
import { QrCode } from '../qr/qr-code.tsx'

/** The link to pass on, and what it has brought. */
export function OwnLink({
  info,
}: {
  info: Answer<'GET admin/trackingManagement/referrer/userTracking/GeneralInfo/'>
}) {
  const t = REFERRAL_TEXTS.useTexts()
  const language = useStore(useApp().state.$language)
  const money = (amount: number) => <Price amount={amount} currency={info.currency} charged />
  const facts = [
    [t('account.referral.users'), info.users],
    [t('account.referral.orders'), info.orders],
    [t('account.referral.total'), money(info.total)],
    [t('account.referral.reward'), money(info.reward)],
    [t('account.referral.pending'), money(info.pending)],
  ] as const
  return (
    <section className="card stack">
      <h2>{t('account.referral.link')}</h2>
      <p className="muted">{t('account.referral.how', { rate: formatPercent(info.rewardRate, language) })}</p>
      <div className="account-code">
        <div className="stack">
          <p translate="no">{info.link}</p>
          <div>
            <CopyButton
              text={() => info.link}
              label={t('account.referral.copy')}
              copied={t('account.copied')}
              failed={t('account.notCopied')}
            />
          </div>
        </div>
        <QrCode text={info.link} />
      </div>
      <dl className="account-figures">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
