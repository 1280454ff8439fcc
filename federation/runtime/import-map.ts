import type { PublicRelease } from 'shared-contracts/release/composition.ts'

type Integrity = Record<string, string>

/** Makes script text acceptable under Trusted Types: the host's policy `arcade`; gives a TrustedScript, or the text where there is no policy. */
export type TrustScript = (text: string) => string | object

/** @returns the integrity values that the document's import maps hold, by address. */
export function knownIntegrity(document: Document): Integrity {
  const known: Integrity = {}
  for (const script of document.querySelectorAll('script[type=importmap]')) {
    const map = JSON.parse(script.textContent) as { integrity?: Integrity }
    for (const [address, value] of Object.entries(map.integrity ?? {})) known[absolute(address)] = value
  }
  return known
}

export const absolute = (address: string): string => new URL(address, document.baseURI).href

/**
 * Adds a release's files, but for the server's, to the integrity values the browser enforces. Without it a fallback release
 * would run unchecked. Browsers that take one import map only ignore it.
 */
export function trustRelease(
  { base, files }: Pick<PublicRelease, 'base' | 'files'>,
  trust: TrustScript,
): void {
  const known = knownIntegrity(document)
  const integrity: Integrity = {}
  for (const [path, value] of Object.entries(files)) {
    if (!path.startsWith('node/') && !known[absolute(base + path)]) integrity[base + path] = value
  }
  if (Object.keys(integrity).length === 0) return
  const script = document.createElement('script')
  script.type = 'importmap'
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
  if (nonce) script.nonce = nonce
  script.textContent = trust(JSON.stringify({ integrity })) as string
  document.head.append(script)
}
