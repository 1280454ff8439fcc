import type { AppInfo, FooterTab } from 'shared-contracts/remote/state/app-info.ts'
import type { ShellMessages } from '../messages/texts.ts'

/** A tab as it is drawn. `support` has no address: it is an action (TAB-2). */
export interface Tab extends FooterTab {
  label: keyof ShellMessages | null
  action: 'support' | null
}

const fixed = (
  link: string | null,
  icon: string,
  label: keyof ShellMessages,
  action: Tab['action'] = null,
): Tab => ({
  name: '',
  nameContent: {},
  link,
  icon,
  label,
  action,
})

const FIXED: readonly Tab[] = [
  fixed('home', 'home', 'shell.home'),
  fixed('store', 'shop', 'shell.tab.shop'),
  fixed('checkout/cart', 'cart', 'shell.cart'),
  fixed(null, 'chat', 'shell.tab.support', 'support'),
  fixed('user/list', 'account', 'shell.tab.account'),
]

/** The bar's tabs; none when the store has no styling or no tabs (TAB-1, TAB-2). */
export function tabsOf(info: AppInfo | null): readonly Tab[] {
  if (!info?.css) return []
  const [first, ...others] = info.footerTabs
  if (first && others.length === 0 && first.name === 'default' && !first.link) return FIXED
  return info.footerTabs.map(tab => ({ ...tab, label: null, action: null }))
}
