import { LANGUAGE_TAG } from 'shared-contracts/language/language.ts'
import { escapeHtml } from 'shared-contracts/markup/html.ts'
import type { HostRequest, HostResponse } from 'shared-contracts/remote/host.ts'
import { PICTURES } from 'shared-contracts/remote/pictures-header.ts'
import { scriptJson } from '../document/script-json.ts'
import type { DocumentParts } from './document.ts'
import { pictureOrigins } from './picture-origins.ts'

/** A way elsewhere that is known only after the head was sent. */
export function elsewhere(address: string, nonce: string): string {
  return `<meta http-equiv="refresh" content="0;url=${escapeHtml(address)}"><script nonce="${nonce}">location.replace(${scriptJson(address)})</script>`
}

export function redirected(response: Response): HostResponse {
  return {
    status: response.status,
    headers: new Headers({ location: response.headers.get('location') ?? '/' }),
    body: null,
  }
}

export function stream(
  { signal }: HostRequest,
  status: number,
  { view, rules }: Pick<DocumentParts, 'view' | 'rules'>,
  parts: AsyncGenerator<string | Uint8Array>,
): HostResponse {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await parts.next()
      if (done || signal.aborted) return controller.close()
      controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
    },
    cancel: () => void parts.return(undefined).catch(() => {}),
  })
  const { state } = view.app
  const headers = new Headers({
    ...(rules.closed && { 'x-robots-tag': 'noindex, nofollow' }),
    'content-type': 'text/html; charset=utf-8',
    'content-language': LANGUAGE_TAG[state.$language.get()],
    [PICTURES]: pictureOrigins(state.$appInfo.get()),
  })
  return { status, headers, body }
}
