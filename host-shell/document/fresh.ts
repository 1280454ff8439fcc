/**
 * Marks a document that was opened anew (`data-fresh`). By it a page's styles may leave for later what the server drew below the window
 * (`content-visibility` for elements with `data-late-layout`). Who comes back to a document, or to a part of it, is led to a place that
 * only real heights give. Stands in the page as it is written here.
 */
export function markFresh(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entry?.type === 'navigate' && !location.hash) document.documentElement.dataset.fresh = ''
}
