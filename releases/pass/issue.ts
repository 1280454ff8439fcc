import type { Workspace } from '../document/read.ts'
import { signingKey } from '../signing/keys.ts'
import { newPassId, type Pass, signPass } from './pass.ts'

const HOUR_MS = 3_600_000

export interface Issued {
  /** Address to be opened, once, in the browser it is for. Null in a dry run, and for a team's key: edges believe operators alone. */
  link: string | null
  expires: string
}

/** Signs a pass. @param path where the link leads, from the root of the shop */
export async function issuePass(
  workspace: Workspace,
  pass: Omit<Pass, 'id' | 'expires'>,
  hours: number,
  path: string,
): Promise<Issued> {
  const expires = new Date(workspace.now().getTime() + hours * HOUR_MS).toISOString()
  if (workspace.dryRun || workspace.settings.teamKey !== null) return { link: null, expires }
  const token = signPass({ ...pass, id: newPassId(), expires }, await signingKey(workspace.settings))
  const link = new URL(path, workspace.settings.publicOrigin)
  link.searchParams.set('preview', token)
  return { link: link.href, expires }
}
