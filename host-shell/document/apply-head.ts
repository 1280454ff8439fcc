import type { Head } from './page-head.ts'

/** Sets the document's head, but for its title, to a page after a navigation in the app. */
export function applyHead(head: Head): void {
  set('meta[name="description"]', 'meta', { name: 'description', content: head.description })
  set('meta[name="robots"]', 'meta', { name: 'robots', content: head.noindex ? 'noindex' : undefined })
  const address = new URL(head.canonical, location.origin).href
  set('link[rel="canonical"]', 'link', { rel: 'canonical', href: head.noindex ? undefined : address })
  set('meta[property="og:title"]', 'meta', { property: 'og:title', content: head.title })
  set('meta[property="og:description"]', 'meta', { property: 'og:description', content: head.description })
  set('meta[property="og:url"]', 'meta', { property: 'og:url', content: address })
  set('meta[property="og:image"]', 'meta', {
    property: 'og:image',
    content: head.image && new URL(head.image, location.origin).href,
  })
  const script = document.querySelector('script[type="application/ld+json"]')
  // It is read by crawlers of the first document; of another page it would only be wrong.
  if (script && script.getAttribute('data-path') !== location.pathname) script.remove()
}

/** One element by its selector: made, changed, or dropped when one of its values is missing. */
function set(selector: string, tag: 'meta' | 'link', attributes: Record<string, string | undefined>): void {
  const present = document.querySelector(selector)
  if (Object.values(attributes).some(value => !value)) {
    present?.remove()
    return
  }
  const element = present ?? document.head.appendChild(document.createElement(tag))
  for (const [name, value] of Object.entries(attributes)) {
    if (value && element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
}
