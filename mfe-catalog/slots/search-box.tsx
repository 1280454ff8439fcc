import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { ProductSummary } from 'shared-contracts/api/entities/product.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import type { SlotProps } from 'shared-contracts/remote/slots.ts'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { FromPrice } from '../list/from-price.tsx'
import { useCatalogT } from '../messages/messages.ts'
import { findPart, searchHref } from '../pages/search.ts'
import { createSuggestions, MOST } from '../suggest/suggestions.ts'

/** Search field below the header, with products as suggestions: a combobox over a list (WAI-ARIA APG), HDR-3. */
export default function SearchBox({ onClose }: SlotProps['search-box']) {
  const { api } = useApp()
  const t = useCatalogT()
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [{ found, term }, setFound] = useState<{ found: readonly ProductSummary[]; term: string }>({
    found: [],
    term: '',
  })
  const [active, setActive] = useState(-1)
  const [suggestions] = useState(() =>
    createSuggestions<ProductSummary>(
      (wanted, signal) => findPart(api, wanted, 0, MOST, signal),
      (next, of) => {
        setFound({ found: next, term: of })
        setActive(-1)
      },
    ),
  )
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) {
      // Old web views know no modal dialogs: there it is an open panel.
      if (typeof element.showModal === 'function') element.showModal()
      else element.setAttribute('open', '')
    }
    field.current?.focus()
    return suggestions.stop
  }, [suggestions])

  const close = () => (dialog.current?.close ? dialog.current.close() : onClose())
  const go = (to: string) => {
    close()
    void navigate(to)
  }
  const productHref = (product: ProductSummary) => href('/store/product/:id', { id: product.id })
  const typed = (event: SyntheticEvent<HTMLInputElement>) =>
    suggestions.typed(event.currentTarget.value, (event.nativeEvent as InputEvent).isComposing ?? false)
  const onKeyDown = (event: KeyboardEvent) => {
    // Safari ends the composition before the Enter that ended it: only the old key code tells.
    if (event.nativeEvent.isComposing || event.keyCode === 229) {
      if (event.key === 'Enter') event.preventDefault()
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found.length > 0) {
      event.preventDefault()
      const places = found.length + 1
      setActive(((active + 1 + step + places) % places) - 1)
    }
    const chosen = found[active]
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      go(productHref(chosen))
    }
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={dialog}
      className="catalog-search-box"
      aria-label={t('catalog.search-label')}
      onClose={onClose}
      onClick={event => event.target === event.currentTarget && close()}
    >
      <search>
        <form
          method="get"
          action={href('/store/search')}
          className="catalog-search-box-form"
          onSubmit={event => {
            event.preventDefault()
            const wanted = field.current?.value.replace(/\s+/g, ' ').trim() ?? ''
            go(searchHref(wanted))
          }}
        >
          <input
            ref={field}
            name="q"
            type="search"
            className="input"
            role="combobox"
            aria-label={t('catalog.search-label')}
            aria-autocomplete="list"
            aria-expanded={found.length > 0}
            aria-controls="catalog-suggestions"
            aria-activedescendant={active >= 0 ? `catalog-suggestion-${active}` : undefined}
            placeholder={t('catalog.search-label')}
            maxLength={80}
            enterKeyHint="search"
            autoComplete="off"
            onInput={typed}
            onCompositionEnd={event => suggestions.typed(event.currentTarget.value, false)}
            onKeyDown={onKeyDown}
          />
          <button type="submit" className="button button-primary">
            {t('catalog.search-submit')}
          </button>
          <button type="button" className="button" onClick={close}>
            {t('catalog.search-close')}
          </button>
        </form>
      </search>
      <p className="visually-hidden" role="status">
        {term && t('catalog.suggestions', { count: found.length })}
      </p>
      <div
        id="catalog-suggestions"
        className="catalog-suggestions"
        role="listbox"
        aria-label={t('catalog.suggestions-label')}
        hidden={found.length === 0}
      >
        {found.map((product, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          // biome-ignore lint/a11y/useKeyWithClickEvents: as above
          <div
            key={product.id}
            id={`catalog-suggestion-${index}`}
            role="option"
            aria-selected={index === active}
            className="catalog-suggestion"
            onClick={() => go(productHref(product))}
          >
            {product.image && <Picture image={{ ...product.image, alt: '' }} sizes="48px" eager />}
            <span className="catalog-suggestion-name">{product.name}</span>
            <FromPrice amount={product.price} currency={product.currency} varies={product.priceVaries} />
          </div>
        ))}
      </div>
    </dialog>
  )
}
