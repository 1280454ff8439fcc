import { changeDocument } from 'releases/document/change.ts'
import { openDesk } from 'releases/document/read.ts'
import { lineOf } from 'releases/lines/line.ts'
import { readSettings } from 'releases/settings.ts'
import type { ReleaseLine } from 'shared-contracts/release/document.ts'
import type { Shop } from './shop.ts'

/** Gives a published release to a share of the visitors (per cent). */
export async function tryOut(shop: Shop, name: string, release: string, weight: number): Promise<void> {
  await changeDocument(openDesk(readSettings({ DATA_DIR: shop.dataDir })), {
    verb: 'percent',
    why: `${release} for ${weight} %`,
    edit({ remotes }) {
      const line = lineOf({ remotes } as never, name)
      const baseline = line.active[0]?.release ?? ''
      const active = [
        { release: baseline, weight: 100 - weight },
        { release, weight },
      ]
      return { ...remotes, [name]: { ...line, active } }
    },
  })
}

/** @returns a line as the status verb tells it */
export async function lineOfShop(shop: Shop, name: string): Promise<ReleaseLine> {
  const { remotes } = (await shop.release('status')) as { remotes: Record<string, ReleaseLine> }
  return lineOf({ remotes } as never, name)
}
