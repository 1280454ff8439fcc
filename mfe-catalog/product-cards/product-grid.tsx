import type { ReactNode } from 'react'
import type { ProductSummary } from 'shared-contracts/api/entities/product.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { ProductCard } from './product-card.tsx'

interface Props<P> {
  products: readonly P[]
  /** Of the cards' headings; rows inside a page (3) hold four or eight products. */
  level: 2 | 3
  /** The page's first pictures are among these: the first row loads at once. */
  first?: boolean
  busy?: boolean
  /** What a card offers besides the way to its product. */
  action?: (product: P) => ReactNode
  /** More list items, e.g. skeletons of what is coming. */
  children?: ReactNode
}

export function ProductGrid<P extends ProductSummary>({
  products,
  level,
  first = false,
  busy = false,
  action,
  children,
}: Props<P>) {
  const { platform } = useApp()
  const row = first ? (platform.device === 'mobile' ? 2 : 4) : 0
  return (
    <ul className={`catalog-grid list-plain ${level === 3 ? 'catalog-grid-four' : ''}`} aria-busy={busy}>
      {products.map((product, i) => (
        <ProductCard key={product.id} product={product} level={level} eager={i < row}>
          {action?.(product)}
        </ProductCard>
      ))}
      {children}
    </ul>
  )
}

/** Stand-ins of a card's size while more are on their way. */
export function CardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <li key={i} className="catalog-card" aria-hidden="true">
      <div className="catalog-card-picture skeleton" />
      <div className="skeleton catalog-skeleton-line" />
      <div className="skeleton catalog-skeleton-line catalog-skeleton-short" />
    </li>
  ))
}
