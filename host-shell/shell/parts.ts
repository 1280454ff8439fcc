/** Parts of the shell in files of their own. */
export const loadSideMenu = async () =>
  (await import(/* webpackChunkName: "side-menu" */ '../side-menu/side-menu.tsx')).SideMenu
export const loadLanguageModal = async () =>
  (await import(/* webpackChunkName: "language-modal" */ '../language/language-modal.tsx')).LanguageModal

/** Brings them ahead of their use; what does not come is asked for again when it is wanted. */
export function preloadParts(): void {
  for (const load of [loadSideMenu, loadLanguageModal]) load().catch(() => {})
}
