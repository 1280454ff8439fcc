import { pageTexts } from 'shared-contracts/remote/page-texts.ts'

const en = {
  'catalog.share.copy': 'Copy link',
  'catalog.share.copied': 'Copied',
  'catalog.share.not-copied': 'Could not copy',
  'catalog.share.share': 'Share',
} as const

const zh: Record<keyof typeof en, string> = {
  'catalog.share.copy': '复制链接',
  'catalog.share.copied': '已复制',
  'catalog.share.not-copied': '无法复制',
  'catalog.share.share': '分享',
}

/** Texts of passing an address on. */
export const SHARE_TEXTS = pageTexts<typeof en>({ en, zh })
