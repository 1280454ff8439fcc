/** Parts of the shell in files of their own. */
export const loadSideMenu = async () =>
  (await import(/* webpackChunkName: "side-menu" */ '../header/side-menu.tsx')).SideMenu
export const loadLanguageModal = async () =>
  (await import(/* webpackChunkName: "language-modal" */ '../language/language-modal.tsx')).LanguageModal
export const loadLocationModal = async () =>
  (await import(/* webpackChunkName: "location-modal" */ '../location/location-modal.tsx')).LocationModal
export const loadInstall = async () =>
  (await import(/* webpackChunkName: "install" */ '../platform/install.tsx')).Install
export const loadIosHint = async () =>
  (await import(/* webpackChunkName: "ios-hint" */ '../platform/ios-hint.tsx')).IosHint
export const loadPromo = async () =>
  (await import(/* webpackChunkName: "promo" */ '../platform/promo.tsx')).Promo

/** Brings one ahead of its use; what does not come is asked for again when it is wanted. */
const ahead = (load: () => Promise<unknown>) => () => void load().catch(() => {})

export const preloadMenu = ahead(loadSideMenu)

export function preloadParts(): void {
  preloadMenu()
  ahead(loadLanguageModal)()
}
