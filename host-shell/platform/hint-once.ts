import type { WritableAtom } from 'nanostores'
import { lastingStorage } from '../browser/lasting-storage.ts'
import { mayAddByHand } from './choose-platform.ts'

const SHOWN = 'arcade.ios-hint'

/** Shows once per device how an iOS browser adds the shop to its home screen (PWA-3). */
export function hintOnce(window: Window, $iosHint: WritableAtom<boolean>): void {
  if (!mayAddByHand(window) || window.matchMedia('(display-mode: standalone)').matches) return
  // What cannot be remembered would be shown each time: then rather never.
  const storage = lastingStorage('localStorage')
  if (!storage || storage.getItem(SHOWN)) return
  storage.setItem(SHOWN, '1')
  $iosHint.set(true)
}
