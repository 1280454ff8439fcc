import { join } from 'node:path'
import { CONTRACT_VERSION } from 'shared-contracts/remote/contract.ts'
import type { RemoteDeclaration } from 'shared-contracts/remote/remote.ts'
import { satisfies } from '../runtime/range.ts'
import type { Folder } from './folder.ts'
import { importTable } from './import-table.ts'

/**
 * What a folder says of itself: a remote in its `declaration.ts` (export `declaration`); a host owns no path.
 * @throws when name or contract range do not fit
 */
export async function readDeclaration({ dir, name, kind }: Folder): Promise<RemoteDeclaration> {
  if (kind === 'host') return { name, requires: `^${CONTRACT_VERSION}`, paths: {}, slots: {} }
  const module = await importTable<Partial<Record<'declaration' | 'default', RemoteDeclaration>>>(
    join(dir, 'declaration.ts'),
  )
  const declaration = module.declaration ?? module.default
  if (!declaration) throw new Error(`${name}: declaration.ts must export \`declaration\``)
  if (declaration.name !== name) throw new Error(`${name}: declaration.ts names it ${declaration.name}`)
  if (!satisfies(CONTRACT_VERSION, declaration.requires)) {
    throw new Error(`${name}: requires contract ${declaration.requires}, this one is ${CONTRACT_VERSION}`)
  }
  return declaration
}
