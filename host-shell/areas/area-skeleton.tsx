import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { ShellMessages } from '../messages/texts.ts'

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8]

/** Stands in for a page that is being loaded: a heading and a grid, as most pages have. */
export function AreaSkeleton() {
  const t = useT<ShellMessages>()
  return (
    <div className="page shell-area-skeleton" aria-busy="true">
      <p className="visually-hidden">{t('shell.loading')}</p>
      <div className="skeleton shell-skeleton-title" />
      <div className="shell-skeleton-grid" aria-hidden="true">
        {CARDS.map(card => (
          <div key={card} className="skeleton shell-skeleton-card" />
        ))}
      </div>
    </div>
  )
}
