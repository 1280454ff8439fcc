import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import { developAgainst } from '../against/develop.ts'
import { checkTypes } from '../development/check-types.ts'
import { compiledSource } from '../development/compiled-source.ts'
import { foldersOf } from '../development/layout.ts'
import { locate } from '../development/locate.ts'
import { RELEASABLES } from '../releasables.ts'
import { openOwnShop } from './own-shop.ts'

export interface Wanted {
  root: string
  /** Folders that are worked on; all without. */
  named: readonly string[]
  port: number
  /** Address of a deployed shop; without, one is started. */
  against: URL | undefined
}

/**
 * Runs folders as they are saved inside a shop, until the process ends.
 * @throws Error when they cannot be
 */
export async function develop({ root, named, port, against }: Wanted): Promise<void> {
  const folders = named.length > 0 ? named : RELEASABLES
  const layout = foldersOf(root)
  const ends: (() => unknown)[] = []
  let ending = false
  const end = async (code: number) => {
    if (ending) return
    ending = true
    await Promise.all(ends.map(one => one()))
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
    process.on(signal, () => void end(0))
  // React's development build is the host's to bring, whoever is worked on.
  const names = [...new Set([HOST_NAME, ...folders])]
  try {
    const own = against === undefined ? await openOwnShop(root, folders, port, code => void end(code)) : null
    if (own) ends.push(own.close)
    const { url, problems } = await developAgainst({
      sources: names.map(name => compiledSource(layout, name)),
      shop: against ?? new URL(own?.url ?? ''),
      port,
      ...(own && { drawn: own.drawn }),
      locate: stack => locate(layout, stack),
    })
    const types = {
      root,
      project: 'tsconfig.web.json',
      keptAt: '.cache/types/development.json',
      keptBy: '.cache/types/web.json',
      folders: [...names, 'shared-contracts'],
      of: (file: string) => file.split('/')[0] ?? '',
    }
    ends.push(checkTypes(types, found => problems('types', found)))
    console.log(`ready ${url}`)
    const rest = against === undefined ? '' : `, everything else from ${against.origin}`
    console.log(`${folders.join(', ')} from here${rest}`)
  } catch (error) {
    await Promise.all(ends.map(one => one()))
    throw error
  }
}
