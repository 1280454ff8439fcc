import { useStore } from '@nanostores/react'
import { memo, type ReactNode } from 'react'
import { resolveLink } from 'shared-contracts/remote/links/rules.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { useLocation } from 'shared-contracts/remote/runtime/router.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { useControls } from '../app/controls.ts'
import type { ShellMessages } from '../messages/texts.ts'
import { useSupport } from '../platform/use-support.ts'
import { MenuIcon } from '../shell/icon.tsx'
import { useStoreInfo } from '../shell/use-parts.ts'
import { nameIn } from '../store/names.ts'
import { activeTab, cartTarget } from './active-tab.ts'
import { type Tab, tabsOf } from './tabs.ts'
import { useKeyboardOpen } from './use-keyboard-open.ts'

/** The bar at the bottom of narrow screens (TAB-1 to TAB-6). */
export function TabBar() {
  const { info } = useStoreInfo()
  const t = useT<ShellMessages>()
  const { pathname, search } = useLocation()
  const shelves = useStore(useControls().$shelves)
  const typing = useKeyboardOpen()
  const tabs = tabsOf(info)
  if (tabs.length === 0) return null
  const active = activeTab(
    pathname,
    tabs.map(tab => tab.link),
    shelves,
  )
  return (
    <nav className="shell-tab-bar" aria-label={t('shell.tabs')} hidden={typing}>
      <ul className="list-plain">
        {tabs.map((tab, index) => (
          <li key={`${tab.link} ${tab.name} ${tab.label}`}>
            <TabItem tab={tab} active={index === active} cart={cartTarget(pathname, search)} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface TabItemProps {
  tab: Tab
  active: boolean
  /** Address of the cart. */
  cart: string
}

/** Drawn anew only where the bar's state of it is another. */
const TabItem = memo(function TabItem({ tab, active, cart }: TabItemProps) {
  const { language, state } = useStoreInfo()
  const t = useT<ShellMessages>()
  const count = useStore(state.$itemCount)
  const target = resolveLink({ link: tab.link }, 'tabBar')
  const isCart = target.kind === 'cart'
  const name = tab.label ? t(tab.label as 'shell.home') : nameIn(tab, language)
  const inside: ReactNode = (
    <>
      <span className="shell-tab-icon">
        <MenuIcon icon={tab.icon} fallback="tag" />
        {isCart && count > 0 && <span className="shell-count">{count > 99 ? '99+' : count}</span>}
      </span>
      <span className="shell-tab-name">{name}</span>
    </>
  )
  // The mini program's messenger page is its support.
  const support = useSupport(target.kind === 'mini-program' ? target.page : undefined)
  if (target.kind === 'route' || isCart) {
    return (
      <Link
        className="shell-tab"
        to={isCart ? cart : target.to}
        aria-current={active ? 'page' : undefined}
        // HDR-5: as the header's is read out, with the name that is seen here.
        aria-label={
          isCart && count > 0 ? t('shell.cart.count', { count }).replace(t('shell.cart'), name) : undefined
        }
      >
        {inside}
      </Link>
    )
  }
  if (target.kind === 'outside') {
    return (
      <a
        className="shell-tab"
        href={target.href}
        target={target.newTab ? '_blank' : undefined}
        rel="noopener"
      >
        {inside}
      </a>
    )
  }
  if ((tab.label && !tab.link) || target.kind === 'mini-program') {
    return (
      <button type="button" className="shell-tab" onClick={() => void support()}>
        {inside}
      </button>
    )
  }
  return <span className="shell-tab">{inside}</span>
})
