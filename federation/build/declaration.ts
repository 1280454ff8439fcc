import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ReleaseName } from 'shared-contracts/release/manifest.ts'
import { CONTRACT_VERSION } from 'shared-contracts/remote/contract.ts'
import type { RemoteDeclaration } from 'shared-contracts/remote/remote.ts'
import * as v from 'valibot'
import { satisfies } from '../runtime/range.ts'
import type { Folder } from './folder.ts'
import { importTable } from './import-table.ts'
import { guardOwnPaths } from './own-paths.ts'
import { guardPoints } from './points.ts'
import { guardSamples } from './samples.ts'

const FIELDS = ['name', 'requires', 'paths', 'slots'] as const satisfies (keyof RemoteDeclaration)[]

const NAMED =
  'its package.json calls it mfe- and small letters, digits and dashes, 41 at most in all, e.g. mfe-stories'

/**
 * What a folder says of itself: a remote in its `declaration.ts` (export `declaration`); a host owns no path.
 * @throws when name or contract range do not fit
 */
export async function readDeclaration({ dir, name, kind }: Folder): Promise<RemoteDeclaration> {
  const file = join(dir, 'declaration.ts')
  if (kind === 'remote' ? !v.is(ReleaseName, name) : existsSync(file))
    throw new Error(`"${name}" is no name of a remote: ${NAMED}`)
  if (kind === 'host') return { name, requires: `^${CONTRACT_VERSION}`, paths: {}, slots: {} }
  const declaration = await declaredIn(file)
  if (declaration.name !== name) throw new Error(`${name}: declaration.ts names it ${declaration.name}`)
  return declaration
}

/**
 * What a file says of its remote.
 * @throws when it exports no declaration, or one for another contract
 */
export async function declaredIn(file: string): Promise<RemoteDeclaration> {
  const module = await importTable<Partial<Record<'declaration' | 'default', RemoteDeclaration>>>(file)
  const declaration = module.declaration ?? module.default
  if (!declaration) throw new Error(`${file} must export \`declaration\``)
  const { name, requires } = declaration
  const lacks = FIELDS.find(field => declaration[field] === undefined || declaration[field] === null)
  if (lacks) throw new Error(`${file}: the declaration lacks \`${lacks}\``)
  if (!fits(file, requires))
    throw new Error(
      `${name}: requires contract ${requires}, and what is installed here is ${CONTRACT_VERSION}: install the one it is for, or have declaration.ts require ^${CONTRACT_VERSION}`,
    )
  guardSamples(declaration)
  guardOwnPaths(declaration)
  guardPoints(declaration)
  return declaration
}

function fits(file: string, requires: string): boolean {
  try {
    return satisfies(CONTRACT_VERSION, requires)
  } catch (error) {
    throw new Error(`${file}: requires: ${(error as Error).message}`)
  }
}
