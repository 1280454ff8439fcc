import type { TrustScript } from 'federation/runtime/import-map.ts'

interface Factory {
  createPolicy(
    name: string,
    rules: { createScript(text: string): string },
  ): { createScript(text: string): ReturnType<TrustScript> }
}

/** The page's one Trusted Types policy: lets import maps through, and nothing that runs. */
export function createTrust(window: Window): TrustScript {
  const factory = (window as Window & { trustedTypes?: Factory }).trustedTypes
  const policy = factory?.createPolicy('arcade', {
    createScript(text) {
      JSON.parse(text)
      return text
    },
  })
  return text => policy?.createScript(text) ?? text
}
