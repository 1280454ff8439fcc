import { pageTexts } from 'shared-contracts/remote/page-texts.ts'

const en = {
  'catalog.zoom-in': 'Closer',
  'catalog.zoom-out': 'Whole picture',
} as const

const zh: Record<keyof typeof en, string> = {
  'catalog.zoom-in': '再放大',
  'catalog.zoom-out': '看全图',
}

/** Texts of a picture that is shown large. */
export const ZOOM_TEXTS = pageTexts<typeof en>({ en, zh })
