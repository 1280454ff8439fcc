import { type ApiClient, createApiClient } from 'shared-contracts/api/client.ts'

/** A picture on a slow network takes longer than a call may. */
const TIMEOUT_MS = 3 * 60_000

/**
 * A client that tells how much of what it sends has gone. Where the browser keeps no cookies the page's own client carries the
 * session: then it is that one, and nothing is told.
 * @param onProgress from 0 to 1
 */
export const uploadClient = (own: ApiClient, onProgress: (part: number) => void): ApiClient =>
  document.cookie.includes('XSRF-TOKEN=')
    ? createApiClient({
        fetch: tellingFetch(onProgress),
        cookies: () => document.cookie,
        timeout: TIMEOUT_MS,
      })
    : own

/** `fetch` tells nothing of what it sends; the older way does. */
const tellingFetch =
  (onProgress: (part: number) => void): typeof fetch =>
  (input, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(init?.method ?? 'GET', String(input))
      new Headers(init?.headers).forEach((value, name) => {
        request.setRequestHeader(name, value)
      })
      request.upload.onprogress = ({ lengthComputable, loaded, total }) =>
        lengthComputable && onProgress(loaded / total)
      // A response of no content takes no text, not even an empty one.
      request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }))
      request.onerror = () => reject(new TypeError('the request failed'))
      const signal = init?.signal
      signal?.addEventListener('abort', () => {
        request.abort()
        reject(signal.reason)
      })
      request.send(init?.body as FormData)
    })
