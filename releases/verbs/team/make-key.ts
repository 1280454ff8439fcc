import { generateKeyPairSync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from 'server-kit/make-folder.ts'
import { createPrivateFile } from 'server-kit/private-file.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import { ReleaseName } from 'shared-contracts/release/manifest.ts'
import * as v from 'valibot'
import type { Workspace } from '../../document/read.ts'
import { ReleaseError } from '../../refusal.ts'
import { publicHalf } from '../../signing/keys.ts'
import type { Report } from '../verb.ts'

/** @throws ReleaseError unless it is the name of a remote */
export function remoteNamed(name: string): string {
  if (name === HOST_NAME)
    throw new ReleaseError('refused', `${HOST_NAME} is around every page: it stays with the operators`)
  if (v.is(ReleaseName, name)) return name
  throw new ReleaseError('usage', `"${name}" is no name of a remote`)
}

/** Makes a team's key on the team's machine. The public half is all that leaves it. */
export async function key({ settings, dryRun }: Workspace, [named = '']: string[]): Promise<Report> {
  const name = remoteNamed(named)
  const path = join(settings.keys, 'teams', `${name}.pem`)
  if (await readFile(path).catch(() => null))
    throw new ReleaseError('refused', `there is a key already: ${path}`, [
      'a second one for the same remote needs another RELEASE_KEYS folder',
    ])
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  if (!dryRun) {
    await makeFolder(dirname(path), 0o700)
    await createPrivateFile(path, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
  }
  const { id, text } = publicHalf(publicKey)
  return {
    lines: [
      `private half, for RELEASE_TEAM_KEY of your CI and nobody else: ${path}`,
      `public half, for an operator: team add ${name} ${text} --until <date>`,
      `key id ${id}`,
    ],
    data: { name, path, id, publicKey: text },
  }
}
