import type { Language } from 'shared-contracts/language/language.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import type { AppInfo } from 'shared-contracts/remote/state/app-info.ts'
import { list, object, picture, text } from '../store/fields.ts'

const WORDS = {
  en: { search: 'Search', cart: 'Cart', orders: 'My orders', narrow: 'On a phone', wide: 'On a desktop' },
  zh: { search: '搜索', cart: '购物车', orders: '我的订单', narrow: '手机上的店铺', wide: '电脑上的店铺' },
} as const satisfies Record<Language, object>

interface AppIcon {
  src: string
  sizes: string
  purpose: string
}

/** Icons that the store's backend offers in sizes; none where it has only its mark. @param content `appContent` of the store's document */
export function readIcons(content: unknown): AppIcon[] {
  return list(object(content).appIcons).flatMap(entry => {
    const [src, sizes, purpose] = [picture(entry), text(object(entry).sizes), text(object(entry).purpose)]
    return src && sizes && /^\d{1,4}x\d{1,4}$/.test(sizes) && purpose ? [{ src, sizes, purpose }] : []
  })
}

/** Pictures of the shop for whoever installs it; browsers ask whether one is for phones or for desktops. */
export function readScreenshots(content: unknown, language: Language): object[] {
  const words = WORDS[language]
  return list(object(content).screenshots).flatMap(entry => {
    const { width, height } = object(entry)
    const src = picture(entry)
    if (!src || !Number.isInteger(width) || !Number.isInteger(height)) return []
    const form = Number(width) < Number(height) ? 'narrow' : 'wide'
    return [{ src, sizes: `${width}x${height}`, form_factor: form, label: words[form] }]
  })
}

/** Ways into the shop from its icon: those that the store has. @param icon address of a picture of 192 px */
export function shortcuts(
  { flags }: Pick<AppInfo, 'flags'>,
  language: Language,
  icon: string | undefined,
): object[] {
  const words = WORDS[language]
  const to = (name: string, url: string) => ({
    name,
    url,
    ...(icon && { icons: [{ src: icon, sizes: '192x192', type: 'image/png' }] }),
  })
  return [
    to(words.search, href('/store/search')),
    ...(flags.enableCheckout ? [to(words.cart, href('/checkout/cart'))] : []),
    ...(flags.enableCheckout && flags.enableUserAccounts ? [to(words.orders, href('/user/orders'))] : []),
  ]
}
