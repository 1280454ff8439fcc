import { spawn } from 'node:child_process'
import { answers, freePort, stop } from '../../scripts/process.ts'
import { dataFolder } from './data-folder.ts'
import { ROOT } from './shop.ts'

/** A backend of its own, for shops that are started with API_ORIGIN. @param env as that of a shop */
export async function startStoreApi(
  env: NodeJS.ProcessEnv = {},
): Promise<{ url: string; stop(): Promise<void> }> {
  const { dataDir, database, remove } = await dataFolder(env)
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
      ...database,
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
      await remove()
    },
  }
}
