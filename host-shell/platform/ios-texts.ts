import { pageTexts } from 'shared-contracts/remote/page-texts.ts'

const en = {
  'shell.install.ios': 'Add {{store}} to your home screen',
  'shell.install.ios.share': 'Tap Share in your browser’s bar.',
  'shell.install.ios.add': 'Choose “Add to Home Screen”.',
  'shell.close': 'Close',
} as const

const zh: Record<keyof typeof en, string> = {
  'shell.install.ios': '把{{store}}添加到主屏幕',
  'shell.install.ios.share': '点按浏览器工具栏中的“分享”。',
  'shell.install.ios.add': '选择“添加到主屏幕”。',
  'shell.close': '关闭',
}

/** Texts of the hint how an iOS browser adds the shop. */
export const IOS_TEXTS = pageTexts<typeof en>({ en, zh })
