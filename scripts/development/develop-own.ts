import { join } from 'node:path'
import { readFolder } from 'federation/build/folder.ts'
import { type Developing, developAgainst } from '../against/develop.ts'
import { checkTypes } from './check-types.ts'
import { compiledSource } from './compiled-source.ts'
import { oneRemote } from './layout.ts'
import { locate } from './locate.ts'
import { otherHost, readPackedHost } from './packed-host.ts'

/**
 * Runs the one remote of a repository inside a shop as development builds, with the host that is packed with these tools: React's
 * development build is the host's to bring, and a team has none of its sources.
 * @param dir of the repository @param shop address of the deployed shop, or of a page in it @param port 0 takes any that is free
 * @throws Error when it cannot be
 */
export async function developOwn(dir: string, shop: URL, port: number): Promise<Developing> {
  const { name } = readFolder(dir)
  const layout = oneRemote(dir)
  const host = await readPackedHost(join(import.meta.dirname, '..'))
  const developing = await developAgainst({
    sources: [host.source, compiledSource(layout, name)],
    shop,
    port,
    locate: stack => locate(layout, stack),
  })
  const other = otherHost(developing.live, host, shop.origin)
  if (other) console.log(other)
  const types = {
    root: dir,
    project: 'tsconfig.json',
    keptAt: join(layout.builtAt(name), '..', 'types.json'),
    folders: ['.'],
    of: () => name,
  }
  const end = checkTypes(types, found => developing.problems('types', found))
  // However it ends: the compiler runs in a process of its own.
  process.once('exit', () => void end())
  const close = async () => {
    await Promise.all([developing.close(), end()])
  }
  return { ...developing, close }
}
