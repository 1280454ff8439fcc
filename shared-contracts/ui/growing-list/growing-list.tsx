import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { handFocusOn } from '../hand-focus-on.ts'
import { useKitText } from '../kit-text.ts'
import { Link } from '../link.tsx'
import { AUTOMATIC_PAGES, rowsLeft } from './create-growing-list.ts'
import { LIST_TEXTS } from './texts.ts'
import { type GrowingListOptions, useGrowingList } from './use-growing-list.ts'

export interface GrowingListProps<Row> extends GrowingListOptions<Row> {
  /** Address of a page of this list, for readers without JavaScript and for search engines. */
  pageHref(page: number): string
  /** Words for the error, where the page can say what is missing. */
  failed?: string
  /** Draws the rows. @param waiting rows being loaded, for their skeletons; 0 when none are */
  children(rows: readonly Row[], waiting: number): ReactNode
}

/** How near to the window the end of the list comes before the next part is loaded. */
const NEAR_PX = 400

// What says that there is no more, or not now, stands in the place of what was pressed.
const handOn = handFocusOn('a, button, p:last-child', true)

/** A list that loads more while the shopper scrolls, three times; then they ask. */
export function GrowingList<Row>({ pageHref, failed, children, ...source }: GrowingListProps<Row>) {
  const t = useKitText(LIST_TEXTS)
  const [state, list] = useGrowingList(source)
  const { rows, position, total, status, automatic } = state
  const { start, pageSize } = source
  const end = useRef<HTMLDivElement>(null)
  const left = rowsLeft(state, source)
  const loading = status === 'loading'

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position is a new question whether the end is in view
  useEffect(() => {
    if (!end.current || left === 0 || automatic >= AUTOMATIC_PAGES || !('IntersectionObserver' in window))
      return
    const watch = new IntersectionObserver(([e]) => e?.isIntersecting && void list.more('scroll'), {
      rootMargin: `${NEAR_PX}px 0px`,
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [list, position, automatic, left])

  function ask(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void list.more('hand')
  }
  return (
    <>
      {start > 0 && (
        <Link className="button growing-list-more" to={pageHref(start / pageSize)} rel="prev">
          {t('kit.list.earlier')}
        </Link>
      )}
      {children(rows, loading ? Math.min(pageSize, left) : 0)}
      <div ref={end} className="growing-list-end">
        <p className="muted" role="status">
          {loading
            ? t('kit.list.loading')
            : t(Number.isFinite(total) ? 'kit.list.count' : 'kit.list.shown', {
                shown: Math.min(start + rows.length, total),
                total,
              })}
        </p>
        {status === 'failed' && (
          <div ref={handOn} className="notice notice-error" role="alert">
            <p>{failed ?? t('kit.list.failed')}</p>
            <button type="button" className="button" onClick={() => void list.more('hand')}>
              {t('kit.list.retry')}
            </button>
          </div>
        )}
        {status !== 'failed' && left > 0 && (
          <a
            ref={handOn}
            className="button growing-list-more"
            href={pageHref(Math.floor(position / pageSize) + 1)}
            rel="next"
            aria-disabled={loading}
            onClick={ask}
          >
            {t('kit.list.more')}
          </a>
        )}
        {left === 0 && total > pageSize && <p className="muted">{t('kit.list.all')}</p>}
      </div>
    </>
  )
}
