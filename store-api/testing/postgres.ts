import { randomBytes } from 'node:crypto'
import { type PrivateCluster, startPostgres } from './private-cluster.ts'

export interface Cluster extends Pick<PrivateCluster, 'halt' | 'resume' | 'stop'> {
  /** Address of its one database, empty at first. */
  url: string
}

/**
 * A PostgreSQL server of its own on a free loopback port, for tests of what only several processes can get wrong.
 * @throws Error when PostgreSQL is not installed: such a test fails, it is never skipped
 */
export async function startCluster(): Promise<Cluster> {
  const password = randomBytes(12).toString('hex')
  const { port, ...cluster } = await startPostgres({ user: 'races', password, database: 'races' })
  return { url: `postgres://races:${password}@127.0.0.1:${port}/races`, ...cluster }
}
