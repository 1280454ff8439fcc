import { pageTexts } from 'shared-contracts/remote/page-texts.ts'

const en = {
  'shell.install.add': 'Add to home screen',
  'shell.install.banner': 'Keep {{store}} one tap away',
  'shell.install.hide': 'Not now',
} as const

const zh: Record<keyof typeof en, string> = {
  'shell.install.add': '添加到主屏幕',
  'shell.install.banner': '把{{store}}放到主屏幕，一点即达',
  'shell.install.hide': '暂不',
}

/** Texts of the offer to add the shop to the home screen. */
export const INSTALL_TEXTS = pageTexts<typeof en>({ en, zh })
