import { FilePath, ReleaseId, ReleaseName } from 'shared-contracts/release/manifest.ts'
import * as v from 'valibot'
import { LIMITS } from '../limits.ts'

export interface FileAddress {
  name: string
  release: string
  path: string
}

/** @param text `<name>/<release>/<path>`. @returns null for anything that could lead elsewhere than into that release */
export function fileAddress(text: string): FileAddress | null {
  const [name = '', release = '', ...rest] = text.split('/')
  const path = rest.join('/')
  const sound =
    v.is(ReleaseName, name) &&
    v.is(ReleaseId, release) &&
    v.is(FilePath, path) &&
    path.length <= LIMITS.teamPath
  return sound ? { name, release, path } : null
}
