import type { AppState } from './app-state.ts'

/**
 * Waits until the page knows who its visitor is: on the server, loaders start before the store's document has come, and the session
 * comes with it.
 * @throws the signal's reason, when the document never came
 */
export function visitorKnown(
  { $appInfo }: Pick<AppState, '$appInfo'>,
  signal?: AbortSignal,
): Promise<void> | undefined {
  if ($appInfo.get() !== null) return
  return new Promise((resolve, reject) => {
    const stop = $appInfo.listen(info => {
      if (info === null) return
      stop()
      resolve()
    })
    signal?.addEventListener('abort', () => {
      stop()
      reject(signal.reason)
    })
  })
}
