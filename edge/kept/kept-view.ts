import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { KEPT } from 'shared-contracts/remote/server/kept-header.ts'
import type { CookieJar } from '../page/cookie-jar.ts'
import { changesVisitor, keptCall, pathOf } from './calls.ts'
import { isForNobody } from './for-nobody.ts'
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts'
import { readKept } from './read-kept.ts'
import { visitorKey } from './visitor-key.ts'

/** Why something stands in for the backend: it could not be reached, or it answered with an error of its own. */
export type Why = 'unreachable' | 'error'

/** One call of a page whose answer may be kept. */
export interface KeptCall {
  /** Whether what came under 200 is an error of the backend's own all the same. */
  isFailure(bytes: Uint8Array): boolean
  /** Takes what the backend said, where it did not fail. */
  take(status: number, answer: KeptAnswer): void
  /** @returns what stands in for it; null where nothing may */
  instead(why: Why): Response | null
}

export interface KeptView {
  /** A call that is about to be made. @returns null when only the backend may answer it */
  call(method: string, address: string): KeptCall | null
  /** Age of the oldest answer that stood in so far, in seconds; null while none did. */
  age(): number | null
}

interface Options {
  kept: KeptAnswers
  headers: IncomingHttpHeaders
  jar: Pick<CookieJar, 'header'>
  counted(why: Why): void
}

/** What is kept of the answers of one page view, and what stands in for those that do not come. */
export function keptView({ kept, headers, jar, counted }: Options): KeptView {
  const now = () => visitorKey(jar.header(), headers)
  const atFirst = now()
  /** Until the store's document says so in this view, that of the one before holds. */
  let group = kept.groupOf(atFirst)
  let told = false
  let changed = false
  /** What came before the document did, which says whom it is for. */
  let waiting: ((group: string) => void)[] = []
  let age: number | null = null

  function file(into: (group: string) => void): void {
    if (!told) waiting.push(into)
    else if (group !== null) into(group)
  }

  function takeStart(isGood: boolean, address: string, answer: KeptAnswer): void {
    group = isGood ? groupIn(kept, address, answer) : null
    told = true
    // Whoever came without a cookie comes again with those that were set.
    for (const visitor of changed ? [now()] : [atFirst, now()]) {
      if (group === null) kept.forget(visitor)
      else kept.know(visitor, group)
    }
    file(to => kept.put(to, address, answer))
    for (const into of waiting) file(into)
    waiting = []
  }

  return {
    call(method, address) {
      if (changesVisitor(method, address)) {
        group = null
        told = false
        changed = true
        waiting = []
      }
      const kind = keptCall(method, address)
      if (kind === null) return null
      const reading = (bytes: Uint8Array) => readKept(pathOf(address) ?? '', bytes)
      return {
        isFailure: bytes => reading(bytes) === 'failed',
        take(status, answer) {
          const isGood = status === 200 && reading(answer.bytes) === 'good'
          if (kind === 'start') takeStart(isGood, address, answer)
          else if (isGood) file(to => kept.put(to, address, answer))
          else file(to => kept.drop(to, address))
        },
        instead(why) {
          const found = group === null ? null : kept.get(group, address)
          if (!found) return null
          counted(why)
          age = Math.max(age ?? 0, found.age)
          return new Response(found.bytes, {
            headers: { 'content-type': found.type, [KEPT]: String(found.age) },
          })
        },
      }
    },
    age: () => age,
  }
}

/** @returns by which visitors are one group who are given this document; null where it is somebody's own */
function groupIn(kept: KeptAnswers, address: string, { bytes }: KeptAnswer): string | null {
  const group = createHash('sha256').update(bytes).digest('base64url')
  return kept.get(group, address) || isForNobody(bytes.toString()) ? group : null
}
