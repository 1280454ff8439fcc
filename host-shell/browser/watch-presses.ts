import { isPlainPress } from 'shared-contracts/remote/runtime/plain-press.ts'

/**
 * Calls back when a link within the shop is pressed and will be followed in this tab, with its path and query: between press and release
 * lie some 100 ms, in which its data can be asked for.
 */
export function watchPresses({ document, location }: Window, onPress: (address: string) => void): void {
  const pressed = (event: PointerEvent) => {
    if (!isPlainPress(event)) return
    const link = (event.target as Element).closest?.('a')
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    onPress(link.pathname + link.search)
  }
  document.addEventListener('pointerdown', pressed, { passive: true })
}
