import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import type { RemoteDeclaration } from 'shared-contracts/remote/remote.ts'
import { readChecks } from './checks.ts'
import type { Folder } from './folder.ts'

type Declared = Pick<
  ReleaseManifest,
  'paths' | 'samples' | 'checks' | 'busy' | 'fallback' | 'slots' | 'offers' | 'fills'
>

/** What a manifest says of a release as its folder declares it, whichever build made its files. */
export async function declaredBy(
  folder: Pick<Folder, 'dir' | 'name'>,
  declaration: RemoteDeclaration,
): Promise<Declared> {
  const { paths, samples, busy, fallback, slots, offers, fills } = declaration
  const checks = await readChecks(folder, declaration)
  return {
    paths,
    ...(samples && { samples }),
    ...(checks && { checks: checks as NonNullable<Declared['checks']> }),
    ...(busy && { busy: [...busy] }),
    ...(fallback && { fallback }),
    slots: slots as Record<string, string>,
    ...(offers && { offers }),
    ...(fills && { fills }),
  }
}
