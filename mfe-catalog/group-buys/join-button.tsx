import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { CampaignProductItem, FissionCampaignDetail } from 'shared-contracts/api/entities/campaign.ts'
import { randomID } from 'shared-contracts/remote/random-id.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { takesOrders } from 'shared-contracts/remote/state/takes-orders.ts'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { useStillHere } from 'shared-contracts/ui/use-still-here.ts'
import { ADDING_TEXTS } from '../messages/adding.ts'
import { GROUP_TEXTS } from '../messages/group-buys.ts'
import { createJoin } from './join.ts'

interface Props {
  campaign: FissionCampaignDetail
  item: CampaignProductItem
}

/** Joins with one item and leads to the cart of the group buy. Nothing where it is not open, or the store takes no orders (HDR-5). */
export function JoinButton({ campaign: { id, phase, mine }, item }: Props) {
  const app = useApp()
  const canOrder = takesOrders(useStore(app.state.$appInfo))
  const t = GROUP_TEXTS.useTexts()
  const adding = ADDING_TEXTS.useTexts()
  const navigate = useNavigate()
  const stay = useStillHere()
  const [join] = useState(() => createJoin(app, item, randomID))
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  if (phase !== 'open' || !canOrder) return null
  const soldOut = item.available <= 0

  async function add() {
    if (pending) return
    const isHere = stay()
    setPending(true)
    const failed = await join()
    setPending(false)
    setProblem(failed)
    if (failed === null && isHere())
      void navigate(href('/checkout/campaignCart', undefined, { FissionSale: id }))
  }
  return (
    <>
      <button
        type="button"
        className="button button-primary"
        disabled={soldOut || mine.left === 0}
        aria-disabled={pending}
        aria-busy={pending}
        onClick={() => void add()}
      >
        {t(pending ? 'catalog.group-joining' : soldOut ? 'catalog.group-sold-out' : 'catalog.group-join')}
      </button>
      {problem !== null && (
        <Notice kind="error" role="alert">
          {problem || adding('catalog.add-failed')}
        </Notice>
      )}
    </>
  )
}
