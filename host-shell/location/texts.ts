import { pageTexts } from 'shared-contracts/remote/page-texts.ts'

const en = {
  'shell.location.title': 'Choose the Location',
  'shell.location.province': 'Province',
  'shell.location.all': 'All provinces',
  'shell.location.here': 'Your store',
  'shell.location.online': 'Online',
  'shell.location.failed': 'The store could not be changed. Everything is as it was; please try again.',
  'shell.location.asks': '{{name}} does not sell everything in your cart',
  'shell.location.drops': 'Changing to this store takes out of your cart:',
  'shell.location.confirm': 'Change and remove them',
  'shell.location.keep': 'Keep my store',
  'shell.location.changed': 'You are now shopping at {{name}}.',
} as const

const zh: Record<keyof typeof en, string> = {
  'shell.location.title': '选择门店',
  'shell.location.province': '省份',
  'shell.location.all': '全部省份',
  'shell.location.here': '当前门店',
  'shell.location.online': '线上门店',
  'shell.location.failed': '门店未能更换，一切保持原样，请再试一次。',
  'shell.location.asks': '{{name}}没有您购物车里的部分商品',
  'shell.location.drops': '更换门店后，购物车将移除：',
  'shell.location.confirm': '更换并移除',
  'shell.location.keep': '保留原门店',
  'shell.location.changed': '您正在{{name}}选购。',
}

/** Texts of the dialog for choosing a store. */
export const LOCATION_TEXTS = pageTexts<typeof en>({ en, zh })
