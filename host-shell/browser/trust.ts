import type { TrustScript } from 'federation/runtime/import-map.ts'
import { isSafeMarkup } from './safe-markup.ts'

interface Factory {
  createPolicy(
    name: string,
    rules: { createScript?(text: string): string; createHTML?(html: string): string | null },
  ): { createScript(text: string): ReturnType<TrustScript> }
}

/**
 * The page's Trusted Types policies. One lets import maps through, and nothing that runs; the browser asks the other of markup that is
 * drawn in the page, such as a content page's, which is harmless or refused.
 */
export function createTrust(window: Window): TrustScript {
  const factory = (window as Window & { trustedTypes?: Factory }).trustedTypes
  factory?.createPolicy('default', { createHTML: html => (isSafeMarkup(html) ? html : null) })
  const policy = factory?.createPolicy('arcade', {
    createScript(text) {
      JSON.parse(text)
      return text
    },
  })
  return text => policy?.createScript(text) ?? text
}
