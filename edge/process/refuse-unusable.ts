import { givenKeys } from 'releases/signing'
import { fileInPlaceOf } from 'server-kit/make-folder.ts'
import type { EdgeConfig } from '../config.ts'

/**
 * What no waiting would mend, told before anything listens: else each page would be answered with 503 for as long as nobody reads the log.
 * @throws Error naming the setting
 */
export function refuseUnusable({ cache, releases }: Pick<EdgeConfig, 'cache' | 'releases'>): void {
  for (const [name, path] of [
    ['DATA_DIR', cache],
    ['RELEASE_KEYS', releases.keys],
  ] as const) {
    const file = fileInPlaceOf(path)
    if (file) throw new Error(`${name}: ${file} is no folder`)
  }
  givenKeys(releases)
}
