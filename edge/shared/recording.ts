import { createHash } from 'node:crypto'
import { isForAnybody } from '../kept/calls.ts'
import type { KeptView } from '../kept/kept-view.ts'
import { LIMITS } from '../limits.ts'
import { type Begun, chunks } from '../page/first-byte.ts'
import { headersOf, picturesOf } from '../page/from-host.ts'
import type { Loaded } from '../page/loads.ts'
import { readAhead } from './read-ahead.ts'
import type { Drawing, SharedPage } from './shared-pages.ts'
import { spliced } from './spliced.ts'

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64')

/** Notes of a page that is being drawn what decides whether others may be sent it, and what it is made of. */
export interface Recording {
  kept: KeptView
  loaded: Loaded
  /** The page's head was written before its body. */
  headFirst(): void
  /** Something went wrong, or another release stood in: the page is for its visitor alone. */
  spoil(): void
  /** The page as it goes to its visitor. */
  through(begun: Begun): AsyncGenerator<Uint8Array>
}

interface Drawn {
  kept: KeptView
  loaded: Loaded | null
  nonce: string
  /** Cuts a page's sheets to what it shows. */
  cut(html: string): string
}

/** @param drawn the page as its visitor sees it */
export function recording(drawing: Drawing, { kept, loaded, nonce, cut }: Drawn): Recording {
  const calls = new Map<string, string>()
  const releases = new Map<string, SharedPage['releases'][number]>()
  let asking = 0
  let spoilt = false
  let headFirst = false
  const spoil = () => {
    spoilt = true
  }

  return {
    headFirst() {
      headFirst = true
    },
    spoil,
    loaded(release) {
      releases.set(`${release.name} ${release.release}`, { name: release.name, release: release.release })
      loaded?.(release)
    },
    kept: {
      age: kept.age,
      call(method, address) {
        const call = kept.call(method, address)
        if (!isForAnybody(method, address)) spoil()
        asking++
        return {
          isFailure: bytes => call?.isFailure(bytes) ?? false,
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
        const html = Buffer.concat(parts)
        drawing.end({
          // Its visitor could not wait for the body; those who are sent it later need not.
          html: spliced(headFirst ? Buffer.from(cut(html.toString())) : html, nonce),
          headers: headersOf(begun),
          pictures: picturesOf(begun),
          releases: [...releases.values()],
          calls,
        })
      }
      return readAhead(chunks(begun), ended)
    },
  }
}
