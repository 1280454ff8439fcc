import { atom, computed, map, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { Cart } from '../../api/entities/cart.ts'
import type { Session } from '../../api/entities/session.ts'
import type { Language } from '../../language/language.ts'
import type { AppInfo } from './app-info.ts'

/** What the page shows prices in; `rate` is display units per base unit, null when they are the same (LNG-4). */
export interface DisplayCurrency {
  code: string
  rate: number | null
}

export type UiPart = 'sideMenu' | 'languageModal' | 'location' | 'miniCart' | 'search'

export interface Notice {
  id: number
  kind: 'info' | 'success' | 'error'
  text: string
  /** When it was said, ms since 1970; absent in older hosts. */
  at?: number
}

/**
 * State of one page (in the browser) or one page view (on the server). Owned by the host, handed
 * down by context, never kept in a module: one process renders many visitors.
 */
export interface AppState {
  /** Null until the first answer of appInfoInit; the page says so when it never comes (APP-4). */
  $appInfo: WritableAtom<AppInfo | null>
  $session: WritableAtom<Session>
  /** Null while unknown: the badge shows nothing (CRT-1). */
  $cart: WritableAtom<Cart | null>
  /** The cart before the number of goods in it, or its lines, last changed: says what was added. Absent in older hosts. */
  $cartBefore?: ReadableAtom<Cart | null>
  $language: WritableAtom<Language>
  $currency: WritableAtom<DisplayCurrency>
  /** What is open over the page. */
  $ui: WritableAtom<Record<UiPart, boolean>>
  $notices: WritableAtom<readonly Notice[]>
  /** Sum of quantities; 0 while the cart is unknown. */
  $itemCount: ReadableAtom<number>
  /** user, lastLoginDate and userID all present (VIS-1). */
  $loggedIn: ReadableAtom<boolean>
  /** The header's weaker test: user and userID (VIS-1). */
  $headerLoggedIn: ReadableAtom<boolean>
}

/** The part that crosses from the server to the browser, as JSON. */
export interface AppSnapshot {
  appInfo: AppInfo | null
  session: Session
  cart: Cart | null
  language: Language
  currency: DisplayCurrency
}

export const ANONYMOUS: Session = { user: null, userID: null, lastLoginDate: null, myID: null }

export const NOTHING_OPEN = {
  sideMenu: false,
  languageModal: false,
  location: false,
  miniCart: false,
  search: false,
} as const satisfies Record<UiPart, boolean>

export function createAppState(from: AppSnapshot): AppState {
  const $session = atom(from.session)
  const $cart = atom(from.cart)
  const $cartBefore = atom<Cart | null>(null)
  const goods = (cart?: Cart | null) => cart?.itemCount + Object.keys(cart?.lineItems ?? 0).join()
  $cart.listen((now, before) => goods(now) !== goods(before) && $cartBefore.set(before ?? null))
  return {
    $appInfo: atom(from.appInfo),
    $session,
    $cart,
    $cartBefore,
    $language: atom(from.language),
    $currency: atom(from.currency),
    $ui: map(NOTHING_OPEN),
    $notices: atom<readonly Notice[]>([]),
    $itemCount: computed($cart, cart => cart?.itemCount ?? 0),
    $loggedIn: computed($session, s => Boolean(s.user && s.lastLoginDate && s.userID)),
    $headerLoggedIn: computed($session, s => Boolean(s.user && s.userID)),
  }
}

export function snapshot(state: AppState): AppSnapshot {
  return {
    appInfo: state.$appInfo.get(),
    session: state.$session.get(),
    cart: state.$cart.get(),
    language: state.$language.get(),
    currency: state.$currency.get(),
  }
}

/**
 * Takes a cart from the server unless a later one is already shown: late answers never move it back (CRT-2). One that says the same
 * changes nothing: whatever shows the cart would be drawn anew, and an estimate asked for once more.
 */
export function acceptCart(state: AppState, cart: Cart): void {
  const shown = state.$cart.get()
  if (shown && (cart.version < shown.version || JSON.stringify(cart) === JSON.stringify(shown))) return
  state.$cart.set(cart)
}
