import type { PublicReleases } from 'shared-contracts/release/composition.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import { RELEASES_PATH } from 'shared-contracts/release/well-known.ts'

const TIMEOUT_MS = 10_000

/**
 * Asks a deployed shop what is live there, before anything is built for it.
 * @throws Error saying why nothing can be run inside what is at that address
 */
export async function lookAtShop(origin: string): Promise<PublicReleases> {
  const answer = await asked(origin)
  const { status } = answer
  const to = answer.headers.get('location')
  if (to !== null && URL.canParse(to, origin) && new URL(to, origin).origin !== origin)
    throw new Error(`${origin} leads on to ${new URL(to, origin).origin}: name that address`)
  if (status === 503)
    throw new Error(`${origin} answers 503: no release is live there, or it is just starting`)
  if (status === 401 || status === 403)
    throw new Error(`${origin} answers ${status}: something before the shop asks who you are`)
  const known: unknown = answer.ok ? await answer.json().catch(() => null) : null
  if (!isReleases(known)) {
    const instead = answer.ok ? 'is no list of releases' : `answers ${status}`
    throw new Error(`${origin} is no Arcade shop: ${RELEASES_PATH} there ${instead}`)
  }
  if (!known.remotes[HOST_NAME]?.active.length)
    throw new Error(`${origin} has no host that is live: promote one there first`)
  return known
}

async function asked(origin: string): Promise<Response> {
  try {
    const headers = { accept: 'application/json' }
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    return await fetch(new URL(RELEASES_PATH, origin), { headers, signal, redirect: 'manual' })
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } }
    const why = cause?.code ?? message
    throw new Error(`${origin} does not answer (${why}): is it up, and is this its address?`)
  }
}

function isReleases(value: unknown): value is PublicReleases {
  if (typeof value !== 'object' || value === null) return false
  const { serial, remotes } = value as Partial<PublicReleases>
  return (
    typeof serial === 'number' &&
    typeof remotes === 'object' &&
    remotes !== null &&
    Object.values(remotes).every(channel => Array.isArray(channel?.active) && channel.releases !== undefined)
  )
}
