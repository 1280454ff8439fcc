import { resolveLink } from 'shared-contracts/remote/links/rules.ts'
import type { AppInfo, FooterTab } from 'shared-contracts/remote/state/app-info.ts'
import type { ShellMessages } from '../messages/texts.ts'

/** A tab as it is drawn: the store's, or one of ours, which has a label. Ours without an address is an action: support (TAB-2). */
export interface Tab extends FooterTab {
  label?: keyof ShellMessages
}

const fixed = (link: string | null, icon: string, label: keyof ShellMessages): Tab => ({
  name: '',
  nameContent: {},
  link,
  icon,
  label,
})

const FIXED: readonly Tab[] = [
  fixed('home', 'home', 'shell.home'),
  fixed('store', 'shop', 'shell.tab.shop'),
  fixed('checkout/cart', 'cart', 'shell.cart'),
  fixed(null, 'chat', 'shell.tab.support'),
  fixed('user/list', 'account', 'shell.tab.account'),
]

/** The bar's tabs; none when the store has no styling or no tabs (TAB-1, TAB-2). Ours lead to nothing that the store has switched off, and no tab is a cart's that it does not have. */
export function tabsOf(info: AppInfo | null): readonly Tab[] {
  if (!info?.css) return []
  const { enableCheckout, enableUserAccounts } = info.flags
  const [first, ...others] = info.footerTabs
  const tabs: readonly Tab[] =
    first?.name === 'default' && !first.link && others.length === 0
      ? FIXED.filter(({ icon }) => icon !== 'account' || enableUserAccounts)
      : info.footerTabs
  return enableCheckout ? tabs : tabs.filter(tab => resolveLink(tab, 'tabBar').kind !== 'cart')
}
