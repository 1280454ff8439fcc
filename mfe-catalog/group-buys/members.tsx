import { useStore } from '@nanostores/react'
import type { CampaignOrder, FissionCampaign } from 'shared-contracts/api/entities/campaign.ts'
import { formatTime } from 'shared-contracts/language/time.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { GROUP_TEXTS } from '../messages/group-buys.ts'
import { useZone } from './use-zone.ts'

interface MembersProps {
  campaign: FissionCampaign
  orders: readonly CampaignOrder[]
  /** Orders in all. */
  count: number
}

/** Who is in: names as the backend masks them, nothing else of a person. */
export function Members({ campaign, orders, count }: MembersProps) {
  const t = GROUP_TEXTS.useTexts()
  const { state } = useApp()
  const language = useStore(state.$language)
  const zone = useZone(campaign)
  const more = count - orders.length
  return (
    <section className="stack">
      <h2>{t('catalog.group-members')}</h2>
      {orders.length === 0 && <p className="muted">{t('catalog.group-members-none')}</p>}
      <ul className="catalog-group-members list-plain">
        {orders.map(({ name, at, quantity, leader, own }) => (
          <li key={name + at}>
            <span>
              {name}
              {own && <strong> ({t('catalog.group-member-own')})</strong>}
              {leader && <span className="badge">{t('catalog.group-member-leader')}</span>}
            </span>
            <span className="muted">{t('catalog.group-member-units', { count: quantity })}</span>
            <time className="muted" dateTime={at}>
              {formatTime(at, 'day', zone, language)}
            </time>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="muted">{t('catalog.group-members-more', { count: more })}</p>}
    </section>
  )
}
