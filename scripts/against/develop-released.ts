import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { timesOf } from '../inputs.ts'
import { type Developing, developAgainst } from './develop.ts'
import { releasedSource } from './released-source.ts'

const BUILD = fileURLToPath(import.meta.resolve('federation/build/cli.ts'))

/**
 * Runs the one remote of a repository inside a shop as releases, with the shop's own host: as shoppers would have it.
 * @param dir of the repository @param shop address of the deployed shop, or of a page in it @param port 0 takes any that is free
 * @throws Error when it cannot be
 */
export function developReleased(dir: string, shop: URL, port: number): Promise<Developing> {
  const source = releasedSource({
    folder: dir,
    // A process of its own: what it imports of the remote's files it would not read again.
    async build() {
      const { status, stderr } = spawnSync(process.execPath, [BUILD, '.'], { cwd: dir, encoding: 'utf8' })
      if (status !== 0) throw new Error(stderr)
    },
    inputs: () => timesOf(dir, ['.']),
  })
  return developAgainst({ sources: [source], shop, port })
}
