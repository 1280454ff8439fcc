import { rm } from 'node:fs/promises'
import { run } from '../scripts/process.ts'
import { canStartPostgres, startCluster } from '../store-api/testing/private-cluster.ts'
import { TEMPLATE } from './support/data-folder.ts'
import { prepareTemplate, ROOT } from './support/shop.ts'

const serveAlways = (env: NodeJS.ProcessEnv) =>
  run('node', ['e2e/support/serve-always.ts'], { cwd: ROOT, env })

/**
 * Builds, publishes and seeds once; every test's shop starts from a copy.
 * @returns what ends the PostgreSQL server that most of them share, where it is installed
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  await rm(TEMPLATE, { recursive: true, force: true })
  await prepareTemplate()
  await serveAlways({ DATA_DIR: TEMPLATE })
  if (!canStartPostgres()) return
  const { url, stop } = await startCluster()
  await run('node', ['store-api/seed.ts'], { cwd: ROOT, env: { DATABASE_URL: url, STORE: 'tea-house' } })
  await serveAlways({ DATABASE_URL: url })
  process.env.DEMO_DATABASE = url
  return stop
}
