import { useStore } from '@nanostores/react'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { isPlainPress } from 'shared-contracts/remote/runtime/plain-press.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { useControls } from '../app/controls.ts'
import { LanguageControl } from '../language/language-control.tsx'
import type { ShellMessages } from '../messages/texts.ts'
import { Icon } from '../shell/icon.tsx'
import { preloadMenu } from '../shell/parts.ts'
import { setOpen, useStoreInfo } from '../shell/use-parts.ts'
import { AccountLink } from './account-link.tsx'
import { headerHidden } from './header-hidden.ts'
import { LocationControl } from './location-control.tsx'
import { Logo } from './logo.tsx'
import { TopMenu } from './top-menu.tsx'

export function Header() {
  const { info, state, platform } = useStoreInfo()
  const t = useT<ShellMessages>()
  const menuOpen = useStore(state.$ui).sideMenu
  if (!info || headerHidden(info.headerHidden, platform)) return null
  return (
    <header className="shell-header">
      <div className="shell-header-row">
        {info.sideMenu && (
          <>
            <button
              type="button"
              className="icon-button shell-menu-toggle"
              aria-label={t('shell.menu.open')}
              aria-expanded={menuOpen}
              onPointerEnter={preloadMenu}
              onFocus={preloadMenu}
              onClick={() => setOpen(state, 'sideMenu', true)}
            >
              <Icon name="menu" />
            </button>
            <noscript>
              <a className="icon-button" href={href('/store')} aria-label={t('shell.toShop')}>
                <Icon name="menu" />
              </a>
            </noscript>
          </>
        )}
        <Logo />
        {info.headerMenu.length > 0 && <TopMenu />}
        <LocationControl />
        <div className="shell-header-tools">
          <LanguageControl />
          <SearchLink />
          <AccountLink className="shell-account-link" />
          {info.flags.enableCheckout && <CartLink />}
        </div>
      </div>
    </header>
  )
}

/** HDR-3: the search page, or the field that a remote draws below the header while this page stays. */
function SearchLink() {
  const { state } = useStoreInfo()
  const { areas } = useControls()
  const t = useT<ShellMessages>()
  const open = useStore(state.$ui).search
  return (
    <Link
      className="icon-button shell-search-link"
      to={href('/store/search')}
      aria-label={t('shell.search')}
      aria-expanded={areas.fills('search-box') ? open : undefined}
      onClick={event => {
        if (!isPlainPress(event) || !areas.fills('search-box')) return
        event.preventDefault()
        setOpen(state, 'search', !open)
      }}
    >
      <Icon name="search" />
    </Link>
  )
}

/** HDR-5: the count shows above zero and is part of what is read out. */
function CartLink() {
  const { state } = useStoreInfo()
  const t = useT<ShellMessages>()
  const count = useStore(state.$itemCount)
  const label = count > 0 ? t('shell.cart.count', { count }) : t('shell.cart')
  return (
    <Link className="icon-button shell-cart-link" to={href('/checkout/cart')} aria-label={label}>
      <Icon name="cart" />
      {count > 0 && (
        <span className="shell-count" aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  )
}
