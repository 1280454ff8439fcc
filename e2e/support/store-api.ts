import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answers, freePort, stop } from '../../scripts/process.ts'
import { ROOT, TEMPLATE } from './shop.ts'

/** A backend of its own, for shops that are started with API_ORIGIN. */
export async function startStoreApi(
  env: NodeJS.ProcessEnv = {},
): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'arcade-backend-'))
  await cp(TEMPLATE, dataDir, { recursive: true })
  const port = await freePort()
  const child = spawn('node', ['store-api/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      STORE: 'tea-house',
      SANDBOX: 'on',
      ...env,
    },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  await answers(`${url}/readyz`, child)
  return {
    url,
    async stop() {
      await stop(child)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
