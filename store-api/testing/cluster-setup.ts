import { canStartPostgres, startCluster } from './private-cluster.ts'

/**
 * Starts one PostgreSQL server for all test files of a run, where it is installed and TEST_DATABASE_URL names none: it
 * answers twice as fast as the embedded database, and beside the tests' own process.
 * @returns what ends it
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL || !canStartPostgres()) return
  const cluster = await startCluster()
  process.env.TEST_DATABASE_URL = cluster.url
  return cluster.stop
}
