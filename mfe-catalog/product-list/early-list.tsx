import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { CardSkeletons } from '../product-cards/product-grid.tsx'
import { PAGE_SIZE } from './paging.ts'

/** In the place of a list that is on its way. */
export function EarlyList() {
  const { platform } = useApp()
  return (
    <div className="catalog-later stack soon" aria-busy="true">
      <div className="skeleton catalog-early-button catalog-skeleton-short" />
      <ul className="catalog-grid list-plain">
        {/* As many as the window shows of them: each is drawn before the heading is seen. */}
        <CardSkeletons count={platform.device === 'mobile' ? 4 : PAGE_SIZE} />
      </ul>
    </div>
  )
}
