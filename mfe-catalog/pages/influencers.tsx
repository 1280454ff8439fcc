import { useData } from 'shared-contracts/remote/page.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useLocation } from 'shared-contracts/remote/runtime/router.ts'
import { GrowingList } from 'shared-contracts/ui/growing-list/growing-list.tsx'
import { Link } from 'shared-contracts/ui/link.tsx'
import { findInfluencers, INFLUENCERS_PAGE } from '../influencers/find-influencers.ts'
import { InfluencerList } from '../influencers/influencer-list.tsx'
import { INFLUENCER_TEXTS } from '../messages/influencers.ts'
import { useCatalogT } from '../messages/messages.ts'
import type { loader } from './influencers.ts'

export { loader, meta } from './influencers.ts'

export function Component() {
  const { influencers, count, page, title, description } = useData<typeof loader>()
  const { api } = useApp()
  const { key } = useLocation()
  const t = INFLUENCER_TEXTS.useTexts()
  const shared = useCatalogT()
  return (
    <div className="page catalog-list">
      <h1 className="display">{title}</h1>
      <p className="muted">{description}</p>
      {influencers.length === 0 ? (
        <section className="empty">
          <h2>{t('catalog.people-none')}</h2>
          <p className="muted">{t('catalog.people-none-text')}</p>
          <Link className="button button-primary" to={href('/store')}>
            {shared('catalog.see-all-products')}
          </Link>
        </section>
      ) : (
        <GrowingList
          key={key + page}
          rows={influencers}
          total={count}
          start={(page - 1) * INFLUENCERS_PAGE}
          pageSize={INFLUENCERS_PAGE}
          keyOf={({ id }) => id}
          translated
          pageHref={next =>
            href('/store/influencers', undefined, { page: next > 1 ? String(next) : undefined })
          }
          load={async (start, part, signal) => (await findInfluencers(api, start, part, signal)).influencers}
        >
          {rows => <InfluencerList influencers={rows} />}
        </GrowingList>
      )}
    </div>
  )
}
