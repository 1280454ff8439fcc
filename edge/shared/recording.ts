import { createHash } from 'node:crypto'
import type { KeptView } from '../kept/kept-view.ts'
import { LIMITS } from '../limits.ts'
import { type Begun, chunks } from '../page/first-byte.ts'
import { headersOf, picturesOf } from '../page/from-host.ts'
import type { Loaded } from '../page/loads.ts'
import { asDrawn } from './as-drawn.ts'
import type { Drawing, SharedPage } from './shared-pages.ts'
import { spliced } from './spliced.ts'

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64')

/** Notes of a page that is being drawn what decides whether others may be sent it, and what it is made of. */
export interface Recording {
  kept: KeptView
  loaded: Loaded
  /** Something went wrong, or another release stood in: the page is for its visitor alone. */
  spoil(): void
  /** The page as it goes to its visitor. */
  through(begun: Begun): AsyncGenerator<Uint8Array>
}

/** @param kept of the view @param loaded of the view @param nonce that the page is drawn with */
export function recording(drawing: Drawing, kept: KeptView, loaded: Loaded | null, nonce: string): Recording {
  const calls = new Map<string, string>()
  const releases = new Map<string, SharedPage['releases'][number]>()
  let asking = 0
  let spoilt = false
  const spoil = () => {
    spoilt = true
  }

  return {
    spoil,
    loaded(release) {
      releases.set(`${release.name} ${release.release}`, { name: release.name, release: release.release })
      loaded?.(release)
    },
    kept: {
      age: kept.age,
      call(method, address) {
        const call = kept.call(method, address)
        if (!call) spoil()
        asking++
        return {
          take(status, answer) {
            asking--
            if (status === 200) calls.set(address, hashOf(answer.bytes))
            else spoil()
            call?.take(status, answer)
          },
          instead(why) {
            spoil()
            return call?.instead(why) ?? null
          },
        }
      },
    },
    through(begun) {
      const ended = (parts: readonly Uint8Array[]) => {
        const isWhole =
          begun.status === 200 && !begun.headers.has('location') && asking === 0 && calls.size > 0
        const bytes = parts.reduce((sum, part) => sum + part.length, 0)
        if (spoilt || !isWhole || bytes > LIMITS.sharedPageBytes) return drawing.end(null)
        drawing.end({
          html: spliced(Buffer.concat(parts), nonce),
          headers: headersOf(begun),
          pictures: picturesOf(begun),
          releases: [...releases.values()],
          calls,
        })
      }
      return asDrawn(chunks(begun), ended)
    },
  }
}
