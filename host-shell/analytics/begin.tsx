import { createRoot } from 'react-dom/client'
import { LANGUAGE_TAG } from 'shared-contracts/language/language.ts'
import { takeEvents } from 'shared-contracts/remote/analytics.ts'
import { type App, AppProvider } from 'shared-contracts/remote/runtime/app.ts'
import { browserStorage } from 'shared-contracts/remote/storage.ts'
import { readAdapters } from './adapters.ts'
import { createCollector } from './collector.ts'
import { saysNo } from './consent.ts'
import { Question } from './question.tsx'

/**
 * Counts visits for a store that chose how, once the shopper agrees. A file of its own, loaded when the page is calm and only
 * where the store's document names a counter.
 * @param onShown calls back whenever another page is shown
 */
export function beginAnalytics(app: App, onShown: (listener: () => void) => void): void {
  const adapters = readAdapters(app.state.$appInfo.get()?.analytics ?? [])
  if (adapters.length === 0 || saysNo(navigator)) return
  const collector = createCollector({
    adapters,
    storage: browserStorage('localStorage'),
    moment: () => ({
      address: location.origin + location.pathname,
      language: LANGUAGE_TAG[app.state.$language.get()],
      at: new Date(),
    }),
    send(address, message) {
      // Without cookies: who it was is nobody's business.
      const request = { method: 'POST', body: JSON.stringify(message), keepalive: true } as const
      fetch(address, {
        ...request,
        credentials: 'omit',
        headers: { 'content-type': 'application/json' },
      }).catch(() => {})
    },
  })
  const view = () => collector.take({ name: 'view', path: location.pathname })
  const waited = takeEvents(window, collector.take)
  view()
  for (const event of waited) collector.take(event)
  let shown = location.pathname
  onShown(() => {
    if (location.pathname === shown) return
    shown = location.pathname
    view()
  })
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(
    <AppProvider value={app}>
      <Question collector={collector} onYes={view} />
    </AppProvider>,
  )
}
