import type { WritableAtom } from 'nanostores'
import { mayAddByHand } from './choose-platform.ts'

const SHOWN = 'arcade.ios-hint'

/** Shows once per device how an iOS browser adds the shop to its home screen (PWA-3). */
export function hintOnce(window: Window, $iosHint: WritableAtom<boolean>): void {
  if (!mayAddByHand(window) || window.matchMedia('(display-mode: standalone)').matches) return
  try {
    if (window.localStorage.getItem(SHOWN)) return
    window.localStorage.setItem(SHOWN, '1')
  } catch {
    // What cannot be remembered would be shown each time: then rather never.
    return
  }
  $iosHint.set(true)
}
