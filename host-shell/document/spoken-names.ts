import type { AppInfo, MenuItem, MenuName } from 'shared-contracts/remote/state/app-info.ts'

/**
 * What the page is told of the store, with names in its own language alone: whoever changes the language is given the others with
 * the store's document, which is asked for again then.
 */
export function spokenNames(info: AppInfo, language: string): AppInfo {
  const named = <T extends MenuName>(item: T): T => {
    const own = item.nameContent[language]
    return { ...item, nameContent: own === undefined || own === item.name ? {} : { [language]: own } }
  }
  const menu = (items: readonly MenuItem[]): MenuItem[] =>
    items.map(item => ({ ...named(item), subMenu: menu(item.subMenu) }))
  return {
    ...info,
    headerMenu: menu(info.headerMenu),
    sideMenu: info.sideMenu && menu(info.sideMenu),
    footerMenu: menu(info.footerMenu),
    footerTabs: info.footerTabs.map(named),
  }
}
