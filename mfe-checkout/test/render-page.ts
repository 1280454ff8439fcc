import type { PageModule } from 'shared-contracts/remote/remote.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { renderPage as render } from 'shared-contracts/testing/render-page.tsx'

/** Loads and renders one page at an address without parameters in its path; `location` is where the loader led. */
export async function renderPage(app: App, address: string, page: PageModule) {
  const [pattern = address] = address.split('?')
  const { redirect: location, ...rendered } = await render(page, pattern, address, app)
  return { ...rendered, location }
}

/** Words of the page, without tags. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
