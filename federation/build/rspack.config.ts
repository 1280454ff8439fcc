import { join } from 'node:path'
import { federationConfig } from './config.ts'
import { readDeclaration } from './declaration.ts'
import { readFolder } from './folder.ts'
import { readShared } from './shared.ts'

const WANTED = { assets: true, chunks: true, chunkModules: true, modules: true, nestedModules: true }

/**
 * For the Rspack command line: the web build of the folder it is run in, beside the release, to see what is in a bundle.
 * `npx rspack build -c ../federation/build/rspack.config.ts --json stats.json`
 */
export default async function config() {
  const folder = readFolder(process.cwd())
  const { requires } = await readDeclaration(folder)
  const release = federationConfig(folder, 'web', await readShared(folder, requires))
  return {
    ...release,
    stats: WANTED,
    output: { ...release.output, path: join(folder.dir, 'dist', 'inspect') },
  }
}
