import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import type { Inventory, ProductDetail, ProductSummary } from 'shared-contracts/api/entities/product.ts'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import { spaced } from 'shared-contracts/language/spaced.ts'
import { track } from 'shared-contracts/remote/analytics.ts'
import type { Deferred } from 'shared-contracts/remote/defer.ts'
import { randomID } from 'shared-contracts/remote/random-id.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { acceptCart } from 'shared-contracts/remote/state/app-state.ts'
import { takesOrders } from 'shared-contracts/remote/state/takes-orders.ts'
import { Await } from 'shared-contracts/ui/await.tsx'
import { HydrateLater } from 'shared-contracts/ui/hydrate-later.tsx'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { Price } from 'shared-contracts/ui/price.tsx'
import { ADDING_TEXTS } from '../messages/adding.ts'
import { PRODUCT_TEXTS } from '../messages/product.ts'
import { miniCartFrom } from '../product/add-to-cart.ts'
import { evaluate } from '../product/selection.ts'
import { useChoice } from '../product/use-choice.ts'
import { bundleOf } from './bundle.ts'
import { findAddOns } from './find-add-ons.ts'

interface Props {
  product: ProductDetail
  inventory: Inventory | null
  addOns: Deferred<readonly ProductSummary[]>
}

/** What is bought beside it, ticked and added together for one price. The page does not wait for it. */
export function AddOns({ product, inventory, addOns }: Props) {
  const { api, state } = useApp()
  const canOrder = takesOrders(useStore(state.$appInfo))
  if (!product.addonTag || !canOrder) return null
  return (
    <HydrateLater when="visible">
      <Await data={addOns} load={() => findAddOns(api, product)}>
        {found => found.length > 0 && <Bundle product={product} inventory={inventory} addOns={found} />}
      </Await>
    </HydrateLater>
  )
}

interface BundleProps extends Omit<Props, 'addOns'> {
  addOns: readonly ProductSummary[]
}

function Bundle({ product, inventory, addOns }: BundleProps) {
  const { api, state } = useApp()
  const t = PRODUCT_TEXTS.useTexts()
  const adding = ADDING_TEXTS.useTexts()
  const [selection] = useChoice(product.options)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  // A repeat after a lost answer carries the same id: it is added once.
  const intent = useRef<{ lines: string; id: string } | null>(null)
  const verdict = inventory ? evaluate(product, inventory, selection) : null
  const row = verdict?.kind === 'available' ? verdict.row : null
  const { lines, total } = bundleOf(
    product.id,
    row,
    addOns.filter(({ id }) => ticked.has(id)),
  )

  async function add() {
    if (pending || ticked.size === 0) return
    const text = JSON.stringify(lines)
    if (intent.current?.lines !== text) intent.current = { lines: text, id: randomID() }
    setPending(true)
    setProblem(null)
    const showMiniCart = miniCartFrom(state)
    try {
      const body = { intentID: intent.current.id, lines }
      const { cart, refused } = await api('POST shoppingManagement4/iCart', { body })
      intent.current = null
      for (const line of lines) track({ name: 'add', ...line })
      acceptCart(state, cart)
      setTicked(new Set())
      if (refused.length > 0)
        setProblem(refused.map(({ message }) => message).reduce((all, one) => spaced(all, one)))
      else showMiniCart()
    } catch (error) {
      setProblem((isFailure(error) && readFailure(error).message) || adding('catalog.add-failed'))
    }
    setPending(false)
  }
  return (
    <section className="stack catalog-add-ons">
      <h2>{t('catalog.add-ons')}</h2>
      <ul className="list-plain">
        {addOns.map(({ id, name, image, price, currency }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={ticked.has(id)}
                onChange={() => setTicked(ticked.has(id) ? without(ticked, id) : new Set([...ticked, id]))}
              />
              {image && <Picture image={{ ...image, alt: '' }} sizes="56px" />}
              <span>{name}</span>
              <Price amount={price} currency={currency} />
            </label>
          </li>
        ))}
      </ul>
      <p className="catalog-bundle">
        <span>
          {t(row ? 'catalog.bundle' : 'catalog.bundle-extras')}{' '}
          <strong aria-live="polite">
            <Price amount={total} currency={product.currency} />
          </strong>
        </span>
        <button
          type="button"
          className="button"
          aria-disabled={pending || ticked.size === 0}
          aria-busy={pending}
          onClick={() => void add()}
        >
          {pending ? adding('catalog.adding') : t(row ? 'catalog.bundle-add' : 'catalog.bundle-add-extras')}
        </button>
      </p>
      {problem && (
        <Notice kind="error" role="alert">
          {problem}
        </Notice>
      )}
    </section>
  )
}

const without = (all: ReadonlySet<string>, id: string) => new Set([...all].filter(one => one !== id))
