import { cp, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { TEMPLATE } from '../../../e2e/support/data-folder.ts'
import { type Shop, startShop } from '../../../e2e/support/shop.ts'
import { publishAll } from '../../publish.ts'
import { buildOneBundle } from './build.ts'

const HOST = 'host-shell'
const BUILT = join(import.meta.dirname, '../../../.cache/one-bundle')

/** What a data folder has of releases: this shop has its own. */
const OF_RELEASES = ['edge', 'keys', 'releases']

/** Builds the shop as one application, and serves it as the composed one is: by the same edge, from the same database. */
export async function startOneBundle(): Promise<Shop> {
  await buildOneBundle(join(BUILT, 'root', HOST, 'dist'))
  const template = join(BUILT, 'template')
  await rm(template, { recursive: true, force: true })
  await cp(TEMPLATE, template, {
    recursive: true,
    filter: from => !OF_RELEASES.includes(relative(TEMPLATE, from)),
  })
  await publishAll({
    env: { DATA_DIR: template, RELEASE_ACTOR: 'bench' },
    root: join(BUILT, 'root'),
    names: [HOST],
    say: () => {},
  })
  return startShop({}, template)
}
