import { useEffect, useState } from 'react'
import type { Inventory, ProductDetail, ProductSummary } from 'shared-contracts/api/entities/product.ts'
import { stockOf } from 'shared-contracts/api/uncounted-stock.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { Dialog } from 'shared-contracts/ui/dialog/dialog.tsx'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { Spinner } from 'shared-contracts/ui/progress/progress.tsx'
import { OPTION_TEXTS } from '../messages/options.ts'
import { BuyBox, useBuyBox } from '../product/buy-box.tsx'

interface Whole {
  product: ProductDetail
  inventory: Inventory | null
}
type Loaded = Whole | 'failed' | null

/** Options, price and stock of a product over the list it was found in. */
export default function OptionSheet({ product, onClose }: { product: ProductSummary; onClose(): void }) {
  const { api } = useApp()
  const t = OPTION_TEXTS.useTexts()
  const [loaded, setLoaded] = useState<Loaded>(null)
  const { id, name, image } = product
  useEffect(() => {
    const stop = new AbortController()
    const call = { params: { id }, signal: stop.signal }
    Promise.all([
      api('GET productDetailManagement/productDetail/{id}', call),
      api('GET inventoryManagement/inventoryByProductAndOptions/{id}', call).catch(error => ({ error })),
    ])
      .then(([product, counted]) => setLoaded({ product, inventory: stockOf(product, counted) }))
      .catch(() => stop.signal.aborted || setLoaded('failed'))
    return () => stop.abort()
  }, [api, id])
  const more = <Link to={href('/store/product/:id', { id })}>{t('catalog.quick-details')}</Link>
  return (
    <Dialog open onClose={onClose} title={name} kind="sheet" focus="title">
      <div className="catalog-option-sheet">
        {image && <Picture image={{ ...image, alt: '' }} sizes="120px" eager />}
        {loaded === 'failed' && <Notice kind="error">{t('catalog.quick-failed')}</Notice>}
        {loaded === null && <Spinner label={t('catalog.quick-loading')} />}
        {loaded !== null && loaded !== 'failed' && <Buy {...loaded} onAdded={onClose} />}
      </div>
      {more}
    </Dialog>
  )
}

function Buy({ product, inventory, onAdded }: Whole & { onAdded(): void }) {
  return <BuyBox product={product} {...useBuyBox(product, inventory, false)} whole onAdded={onAdded} />
}
