import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PageCheck } from 'shared-contracts/remote/checks.ts'
import type { RemoteDeclaration } from 'shared-contracts/remote/remote.ts'
import type { Folder } from './folder.ts'
import { importTable } from './import-table.ts'

export type Checks = Record<string, readonly PageCheck[]>

/**
 * What a remote has the gate expect of its paths: `checks.ts` (export `checks`), read when it is built and never part of what browsers load.
 * @returns null where it has none
 * @throws when one is of a path that the remote does not own
 */
export async function readChecks(
  { dir, name }: Pick<Folder, 'dir' | 'name'>,
  { paths }: RemoteDeclaration,
): Promise<Checks | null> {
  const file = join(dir, 'checks.ts')
  if (!existsSync(file)) return null
  const { checks } = await importTable<{ checks?: Checks }>(file)
  if (!checks) throw new Error(`${name}: checks.ts must export \`checks\``)
  const foreign = Object.keys(checks).find(path => !Object.hasOwn(paths, path))
  if (foreign !== undefined)
    throw new Error(`${name}: checks.ts expects something of '${foreign}', which it does not own`)
  return checks
}
