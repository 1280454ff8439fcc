import type { PageRelease } from 'shared-contracts/release/composition.ts'
import { again } from './again.ts'
import { absolute, knownIntegrity } from './import-map.ts'
import { LOAD_LIMIT_MS, within } from './limit.ts'

type Styled = Pick<PageRelease, 'base' | 'css'>

/**
 * Loads a release's stylesheets. Those that the server wrote into the page are there already. Integrity comes from the
 * document's import maps.
 * @throws when a file fails or takes longer than `limit` ms
 */
export async function loadStyles({ base, css }: Styled, limit = LOAD_LIMIT_MS): Promise<void> {
  await Promise.all(css.map(path => loadSheet(absolute(base + path), limit)))
}

/** Drops the stylesheets of a remote's other releases. Called when a release is about to be mounted, not earlier. */
export function keepOnlyStyles({ base, css }: Styled): void {
  const wanted = css.map(path => absolute(base + path))
  const remote = absolute(base).replace(/[^/]+\/$/, '')
  for (const sheet of sheets())
    if (addressOf(sheet).startsWith(remote) && !wanted.includes(addressOf(sheet))) sheet.remove()
}

type Sheet = HTMLLinkElement | HTMLStyleElement

const sheets = () => document.querySelectorAll<Sheet>('link[rel=stylesheet], style[data-sheet]')
const addressOf = (sheet: Sheet): string =>
  'href' in sheet ? sheet.href : absolute(sheet.dataset.sheet ?? '')

async function loadSheet(address: string, limit: number): Promise<void> {
  const present = [...sheets()].find(sheet => addressOf(sheet) === address)
  if (present?.sheet) return
  let link = present instanceof HTMLLinkElement ? present : null
  try {
    await within(limit, address, () =>
      again(() => {
        const awaited = link ?? append(address)
        link = awaited
        return new Promise<void>((resolve, reject) => {
          awaited.addEventListener('load', () => resolve(), { once: true })
          awaited.addEventListener(
            'error',
            () => {
              awaited.remove()
              link = null
              reject(new TypeError(`${address} failed`))
            },
            { once: true },
          )
        })
      }),
    )
  } catch (error) {
    link?.remove()
    throw error
  }
}

function append(address: string): HTMLLinkElement {
  const link = document.createElement('link')
  const integrity = knownIntegrity(document)[address]
  if (integrity) link.integrity = integrity
  link.rel = 'stylesheet'
  link.href = address
  document.head.append(link)
  return link
}
