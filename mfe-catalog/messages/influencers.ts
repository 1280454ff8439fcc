import { pageTexts } from 'shared-contracts/remote/page-texts.ts'

const en = {
  'catalog.people': 'People we listen to',
  'catalog.people-description': 'Who cooks, pours and bakes with our things, and what they pick.',
  'catalog.people-none': 'Nobody to show yet',
  'catalog.people-none-text': 'Meanwhile, the shop is open.',
  'catalog.people-picks': 'Picked by {{name}}',
  'catalog.people-elsewhere': 'Elsewhere',
  'catalog.people-likes_one': '{{count}} like',
  'catalog.people-likes_other': '{{count}} likes',
  'catalog.people-like': 'Like',
  'catalog.people-liked': 'You like it',
  'catalog.people-sign-in': 'Sign in to like',
  'catalog.people-like-failed': 'Your like did not arrive. Please try again.',
} as const

const zh: Record<keyof typeof en, string> = {
  'catalog.people': '达人推荐',
  'catalog.people-description': '他们用我们的东西泡茶、做饭、烘焙，看看都挑了什么。',
  'catalog.people-none': '暂时还没有达人',
  'catalog.people-none-text': '先去店里逛逛吧。',
  'catalog.people-picks': '{{name}}的挑选',
  'catalog.people-elsewhere': '在别处',
  'catalog.people-likes_one': '{{count}} 个赞',
  'catalog.people-likes_other': '{{count}} 个赞',
  'catalog.people-like': '点赞',
  'catalog.people-liked': '已点赞',
  'catalog.people-sign-in': '登录后点赞',
  'catalog.people-like-failed': '没能点上赞，请再试一次。',
}

/** Texts of influencers' pages. */
export const INFLUENCER_TEXTS = pageTexts<typeof en>({ en, zh })
