import { pageTexts } from 'shared-contracts/remote/page-texts.ts'
import type { en as everywhere } from './en.ts'

const en = {
  'account.wishlist.intro': 'Kept in this browser, until you sign out.',
  'account.wishlist.introGuest': 'Kept in this browser.',
  'account.wishlist.none': 'Press the heart beside a product and you find it here again.',
  'account.wishlist.script': 'To see what you keep here, please allow JavaScript for this page.',
  'account.wishlist.gone': 'The store no longer has this product.',
  'account.wishlist.thisOne': 'this product',
  'account.wishlist.removed': 'No longer on your wishlist: {{name}}',
  'account.wishlist.from': 'From',
  'account.wishlist.soldOut': 'Sold out',
  'account.wishlist.notAt': 'Not sold at {{store}}',
  'account.wishlist.notHere': 'Not sold at your store',
  'account.wishlist.where': 'Where it is sold',
  'account.wishlist.whereOf': 'Where it is sold · {{name}}',
  'account.wishlist.cheaper': 'Cheaper by',
  'account.wishlist.add': 'Add to cart',
  'account.wishlist.addOf': 'Add to cart · {{name}}',
  'account.wishlist.choose': 'Choose',
  'account.wishlist.chooseOf': 'Choose · {{name}}',
  'account.wishlist.more': 'Show more',
  'account.wishlist.failed': 'Some of your products could not be loaded. They are still on your list.',
  'account.viewed.title': 'Recently viewed',
  'account.viewed.forget': 'Forget them',
} as const

const zh: Record<keyof typeof en, string> = {
  'account.wishlist.intro': '保存在此浏览器中，退出登录后清除。',
  'account.wishlist.introGuest': '保存在此浏览器中。',
  'account.wishlist.none': '点一下商品旁的心形，就能在这里找到它。',
  'account.wishlist.script': '查看心愿单需要在浏览器中启用 JavaScript。',
  'account.wishlist.gone': '本店已不再销售此商品。',
  'account.wishlist.thisOne': '此商品',
  'account.wishlist.removed': '已从心愿单移除：{{name}}',
  'account.wishlist.from': '起',
  'account.wishlist.soldOut': '已售罄',
  'account.wishlist.notAt': '{{store}}不售此商品',
  'account.wishlist.notHere': '您选的门店不出售',
  'account.wishlist.where': '哪里有售',
  'account.wishlist.whereOf': '哪里有售 · {{name}}',
  'account.wishlist.cheaper': '比收藏时便宜',
  'account.wishlist.add': '加入购物车',
  'account.wishlist.addOf': '加入购物车 · {{name}}',
  'account.wishlist.choose': '选择规格',
  'account.wishlist.chooseOf': '选择规格 · {{name}}',
  'account.wishlist.more': '显示更多',
  'account.wishlist.failed': '部分商品未能加载，它们仍在您的心愿单中。',
  'account.viewed.title': '最近看过',
  'account.viewed.forget': '清除记录',
}

export const WISHLIST_TEXTS = pageTexts<typeof en, typeof everywhere>({ en, zh })
