import { createRoot } from 'react-dom/client'
import { type App, AppProvider } from 'shared-contracts/remote/runtime/app.ts'
import { Banner } from './banner.tsx'

/**
 * Puts the banner that tells of an order beside the page. Loaded when the page is calm, and only in a browser in which a payment was begun.
 * @param onShown calls back whenever another page is shown
 */
export function beginOpenOrder(app: App, onShown: (listener: () => void) => void): void {
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(
    <AppProvider value={app}>
      <Banner onShown={onShown} />
    </AppProvider>,
  )
}
