import type { Workspace } from '../document/read.ts'
import { signingKey } from '../signing/keys.ts'
import { newPassId, type Pass, signPass } from './pass.ts'

const HOUR_MS = 3_600_000

export interface Issued {
  /** Names the pass in the log, and to whom takes it back. Null without a link. */
  id: string | null
  /** Address to be opened in the browsers it is for. Null in a dry run, and for a team's key: edges believe operators alone. */
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
  if (workspace.dryRun || workspace.settings.teamKey !== null) return { id: null, link: null, expires }
  const id = newPassId()
  const token = signPass({ ...pass, id, expires }, await signingKey(workspace.settings))
  const link = new URL(path, workspace.settings.publicOrigin)
  link.searchParams.set('preview', token)
  return { id, link: link.href, expires }
}
