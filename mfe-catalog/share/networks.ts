export interface Shared {
  title: string
  /** Absolute. */
  url: string
}

const address = (base: string, query: Record<string, string>) => `${base}?${new URLSearchParams(query)}`

/** Where a page can be shared by its address alone: no script of theirs is loaded. Parameters as each documents them. */
export const NETWORKS = {
  Facebook: ({ url }) => address('https://www.facebook.com/sharer/sharer.php', { u: url }),
  X: ({ url, title }) => address('https://x.com/intent/post', { url, text: title }),
  Pinterest: ({ url, title }) =>
    address('https://www.pinterest.com/pin/create/button/', { url, description: title }),
  Weibo: ({ url, title }) => address('https://service.weibo.com/share/share.php', { url, title }),
} as const satisfies Record<string, (what: Shared) => string>

/** The pop-up's size (CAT-5), px. */
const POP_UP = { width: 800, height: 500 } as const

/** @returns the features of a window in the middle of the screen, for `window.open` */
export function popUpFeatures({
  availWidth,
  availHeight,
}: Pick<Screen, 'availWidth' | 'availHeight'>): string {
  const { width, height } = POP_UP
  const left = Math.max(0, Math.round((availWidth - width) / 2))
  const top = Math.max(0, Math.round((availHeight - height) / 2))
  return `noopener,noreferrer,width=${width},height=${height},left=${left},top=${top}`
}
