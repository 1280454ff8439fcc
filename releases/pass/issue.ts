import type { Desk } from '../document/read.ts'
import { signingKey } from '../signing/keys.ts'
import { newPassId, type Pass, signPass } from './pass.ts'

const HOUR_MS = 3_600_000

export interface Issued {
  /** Address to be opened, once, in the browser it is for. Null at a desk that only tries. */
  link: string | null
  expires: string
}

/** Signs a pass. @param path where the link leads, from the root of the shop */
export async function issuePass(
  desk: Desk,
  pass: Omit<Pass, 'id' | 'expires'>,
  hours: number,
  path: string,
): Promise<Issued> {
  const expires = new Date(desk.now().getTime() + hours * HOUR_MS).toISOString()
  if (desk.dryRun) return { link: null, expires }
  const token = signPass({ ...pass, id: newPassId(), expires }, await signingKey(desk.settings))
  const link = new URL(path, desk.settings.publicOrigin)
  link.searchParams.set('preview', token)
  return { link: link.href, expires }
}
