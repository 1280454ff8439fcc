import { useEffect, useRef } from 'react'
import { Link } from 'shared-contracts/ui/link.tsx'
import { useCatalogT } from '../messages/messages.ts'
import { CardSkeletons, ProductGrid } from '../product-cards/product-grid.tsx'
import { PAGE_SIZE } from './paging.ts'
import { type ListSource, useInfiniteList } from './use-infinite-list.ts'

interface Props extends ListSource {
  /** Address of a page of this list, for readers without JavaScript and for search engines. */
  pageHref(page: number): string
}

/** A product list that loads more while the shopper scrolls, three times; then they ask. */
export function InfiniteProducts({ pageHref, ...source }: Props) {
  const t = useCatalogT()
  const [{ rows, position, status, automatic }, list] = useInfiniteList(source)
  const { total, start } = source
  const end = useRef<HTMLDivElement>(null)
  const left = total - position

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position is a new question whether the end is in view
  useEffect(() => {
    if (!end.current || !('IntersectionObserver' in window)) return
    const watch = new IntersectionObserver(([e]) => e?.isIntersecting && void list.more('scroll'), {
      rootMargin: '400px 0px',
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [list, position, automatic])

  return (
    <>
      {start > 0 && (
        <Link className="button catalog-more" to={pageHref(start / PAGE_SIZE)} rel="prev">
          {t('catalog.show-earlier')}
        </Link>
      )}
      <ProductGrid products={rows} level={2} first busy={status === 'loading'}>
        {status === 'loading' && left > 0 && <CardSkeletons count={Math.min(PAGE_SIZE, left)} />}
      </ProductGrid>
      <div ref={end} className="catalog-end">
        <p className="muted" aria-live="polite">
          {status === 'loading'
            ? t('catalog.loading-more')
            : t('catalog.count', { shown: Math.min(start + rows.length, total), total })}
        </p>
        {status === 'failed' && (
          <div className="notice notice-error" role="alert">
            <p>{t('catalog.list-failed')}</p>
            <button type="button" className="button" onClick={() => void list.more('hand')}>
              {t('catalog.try-again')}
            </button>
          </div>
        )}
        {status !== 'failed' && left > 0 && (
          <a
            className="button catalog-more"
            href={pageHref(Math.floor(position / PAGE_SIZE) + 1)}
            rel="next"
            aria-disabled={status === 'loading'}
            onClick={event => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              void list.more('hand')
            }}
          >
            {t('catalog.show-more')}
          </a>
        )}
        {left <= 0 && total > PAGE_SIZE && <p className="muted">{t('catalog.all-shown')}</p>}
      </div>
    </>
  )
}
