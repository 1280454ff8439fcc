import { type ReactNode, useState } from 'react'
import { Dialog } from 'shared-contracts/ui/dialog/dialog.tsx'
import { LIST_TEXTS } from '../messages/lists.ts'

interface Props {
  /** Id of the filters in the page, where the button leads without script. */
  rail: string
  /** Filters in use. */
  count: number
  /** Products that are left. */
  total: number
  children: ReactNode
}

/** The button that opens the filters on phones, and the sheet that they stand in: a component of its own, so that opening it draws nothing else anew. */
export function FilterSheet({ rail, count, total, children }: Props) {
  const t = LIST_TEXTS.useTexts()
  const [open, setOpen] = useState(false)
  return (
    <>
      <a
        className="button catalog-filter-open"
        href={`#${rail}`}
        aria-haspopup="dialog"
        onClick={event => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        {count > 0 ? t('catalog.filter-open-count', { count }) : t('catalog.filter-open')}
      </a>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('catalog.filter-open')} kind="sheet">
        <div className="catalog-filter-sheet">{children}</div>
        <div className="catalog-filter-done">
          <button type="button" className="button button-primary button-wide" onClick={() => setOpen(false)}>
            {t('catalog.filter-show', { count: total })}
          </button>
        </div>
      </Dialog>
    </>
  )
}
