import { href } from 'shared-contracts/remote/routes/href.ts'
import type { AppState } from 'shared-contracts/remote/state/app-state.ts'

/** schema.org Organization (CAT-8). @returns null while the store has no name */
export function organization(state: AppState): object | null {
  const { storeName, logo, social } = state.$appInfo.get() ?? {}
  if (!storeName) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: storeName,
    url: href('/'),
    ...(logo ? { logo } : {}),
    ...(social?.length ? { sameAs: social.map(({ url }) => url) } : {}),
  }
}
