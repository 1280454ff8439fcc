import { pageTexts } from 'shared-contracts/remote/page-texts.ts'
import type { en as everywhere } from './en.ts'

const en = {
  'account.picture.crop': 'Choose what is shown',
  'account.picture.zoom': 'Closer',
  'account.picture.across': 'Left or right',
  'account.picture.down': 'Up or down',
  'account.picture.use': 'Use this picture',
} as const

const zh: Record<keyof typeof en, string> = {
  'account.picture.crop': '选择显示的部分',
  'account.picture.zoom': '放大',
  'account.picture.across': '左右移动',
  'account.picture.down': '上下移动',
  'account.picture.use': '使用这张图片',
}

export const PICTURE_TEXTS = pageTexts<typeof en, typeof everywhere>({ en, zh })
