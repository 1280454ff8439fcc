import type { ShellMessages } from '../messages/texts.ts'

/** What is missing, by what its address begins with; anywhere else it is a page. */
const TITLES = {
  '/store/product/': 'shell.notFound.product',
  '/store/productlist': 'shell.notFound.category',
  '/store/groupCampaign/': 'shell.notFound.groupBuy',
  '/blog/': 'shell.notFound.post',
  '/user/orders': 'shell.notFound.order',
} as const satisfies Record<string, keyof ShellMessages>

/** Text that says what is not there at a path: the heading in its place, and the document's title. */
export const missingTitle = (pathname: string) =>
  Object.entries(TITLES).find(([start]) => pathname.startsWith(start))?.[1] ?? 'shell.notFound.title'
