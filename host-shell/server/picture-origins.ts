import type { AppInfo, MenuItem } from 'shared-contracts/remote/state/app-info.ts'

/** @returns https origins, with spaces, that the shell takes pictures of this store from (`PICTURES`) */
export function pictureOrigins(info: AppInfo | null): string {
  if (!info) return ''
  const icons = [info.headerMenu, info.sideMenu ?? [], info.footerMenu].flatMap(iconsOf)
  const named = [info.logo, info.favicon, info.footerLogo, ...icons, ...info.footerTabs.map(tab => tab.icon)]
  const origins = named.flatMap(address =>
    address?.toLowerCase().startsWith('https:') && URL.canParse(address) ? new URL(address).origin : [],
  )
  return [...new Set(origins)].join(' ')
}

const iconsOf = (items: readonly MenuItem[]): (string | null)[] =>
  items.flatMap(({ icon, subMenu }) => [icon, ...iconsOf(subMenu)])
