import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { GROUP_BUY_TEXTS } from '../messages/group-buy.ts'

/** What becomes of a group buy, and the way to it: paying is not its end (GRP-2). @param id of the group buy */
export default function GroupBuyCard({ id }: { id: string }) {
  const t = GROUP_BUY_TEXTS.useTexts()
  return (
    <section className="card confirmation-card">
      <h2>{t('confirmation.group.title')}</h2>
      <p>{t('confirmation.group.text')}</p>
      <Link className="button" to={href('/store/groupCampaign/:id', { id })}>
        {t('confirmation.group.see')}
      </Link>
    </section>
  )
}
