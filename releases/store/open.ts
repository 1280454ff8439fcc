import { fileInPlaceOf } from 'server-kit/make-folder.ts'
import { ReleaseError } from '../refusal.ts'
import { folderStore } from './folder.ts'
import { isRemote, isS3 } from './location.ts'
import { remoteStore } from './remote.ts'
import { s3Store } from './s3.ts'
import type { ReleaseStore } from './store.ts'

/**
 * @param location a folder's path, `s3://bucket/prefix` (see `s3.ts`), or the address of an edge's operators' port (see `remote.ts`)
 * @param teamKey private key of a team, for the last
 * @throws ReleaseError when it is neither
 */
export function openStore(location: string, teamKey: string | null = null): ReleaseStore {
  if (isRemote(location)) return remoteStore(location, teamKey)
  if (isS3(location)) return s3Store(location)
  const file = fileInPlaceOf(location)
  if (file) throw new ReleaseError('usage', `RELEASE_STORE must be a folder, and ${file} is none`)
  return folderStore(location)
}
