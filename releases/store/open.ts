import { folderStore } from './folder.ts'
import { isS3, s3Store } from './s3.ts'
import type { ReleaseStore } from './store.ts'

/** @param location a folder's path, or `s3://bucket/prefix` (see `s3.ts`). @throws ReleaseError when it is neither */
export const openStore = (location: string): ReleaseStore =>
  isS3(location) ? s3Store(location) : folderStore(location)
