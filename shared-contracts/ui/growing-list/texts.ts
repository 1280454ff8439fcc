import { RETRY } from '../../language/retry.ts'
import type { KitTexts } from '../kit-text.ts'

const en = {
  'kit.list.count': '{{shown}} of {{total}}',
  'kit.list.shown': '{{shown}} shown',
  'kit.list.more': 'Show more',
  'kit.list.earlier': 'Show earlier ones',
  'kit.list.loading': 'Loading more…',
  'kit.list.all': 'That is everything.',
  'kit.list.failed': 'The next part of the list did not arrive.',
  'kit.list.retry': RETRY.en,
} as const

export const LIST_TEXTS: KitTexts<keyof typeof en> = {
  en,
  zh: {
    'kit.list.count': '已显示 {{shown}} / 共 {{total}}',
    'kit.list.shown': '已显示 {{shown}}',
    'kit.list.more': '显示更多',
    'kit.list.earlier': '显示前面的',
    'kit.list.loading': '正在加载…',
    'kit.list.all': '已经到底了。',
    'kit.list.failed': '后面的内容没能加载出来。',
    'kit.list.retry': RETRY.zh,
  },
}
