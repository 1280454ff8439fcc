import { element } from './element.ts'
import type { InspectedPage } from './inspected-page.ts'

/** Where the inspector draws. */
export interface Layer {
  root: ShadowRoot
  /** Has it stand above the dialogs that are open by now. */
  raise(): void
}

/**
 * A tree of its own above the page: neither's styles reach the other, and its changes are none of the page's. First in the body, so that
 * the first Tab leads to it.
 * @returns once its styles are there. @throws when they do not come
 */
export async function createLayer({ href, integrity }: InspectedPage['styles']): Promise<Layer> {
  const host = element('div', { id: 'arcade-inspector' })
  const root = host.attachShadow({ mode: 'open' })
  const link = element('link', { rel: 'stylesheet', href, integrity })
  const styled = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => reject(new Error(`${href} did not come`)))
  })
  root.append(link)
  document.body.prepend(host)
  await styled
  // Older browsers have no layer above dialogs: there it stands above all else.
  if (typeof host.showPopover === 'function') host.popover = 'manual'
  let above: Element | null = null
  return {
    root,
    raise() {
      if (!host.popover) return
      const newest = [...document.querySelectorAll('dialog:modal')].at(-1) ?? null
      if (host.matches(':popover-open')) {
        if (newest === above) return
        if (newest) host.hidePopover()
      }
      above = newest
      if (!host.matches(':popover-open')) host.showPopover()
    },
  }
}
