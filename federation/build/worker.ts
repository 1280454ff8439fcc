import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from './compile.ts'
import type { Folder } from './folder.ts'
import { scriptConfig } from './script.ts'

/** Builds `entry.worker.ts` of a host into `worker/sw.js`, where there is one. @throws with the compiler's messages */
export async function buildWorker(folder: Folder, out: string): Promise<void> {
  const entry = join(folder.dir, 'entry.worker.ts')
  if (folder.kind !== 'host' || !existsSync(entry)) return
  const to = { folder: join(out, 'worker'), file: 'sw' }
  // A classic script: browsers of before have no workers that are modules.
  await compile(scriptConfig(folder, { called: 'worker', entry, target: 'webworker', to }))
}
