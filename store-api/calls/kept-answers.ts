import type { Call } from 'shared-contracts/api/endpoints.ts'
import { type About, versionOf } from '../database/versions.ts'
import type { Shop, StoreFacts } from '../shop.ts'
import type { Given, Handler, Writer } from './route.ts'
import { Written } from './written.ts'

/** Bytes of answers a process keeps of one kind, with what they are kept under. */
const MAX_BYTES = 32 * 1024 * 1024
/** What an entry takes beside its texts: somebody may ask for very many things that are not there. */
const ENTRY_BYTES = 500
/** Larger ones are made each time: one would push many others out. */
const MAX_ANSWER_BYTES = 512 * 1024

interface Answer {
  written: Promise<Written>
  /** Bytes, once it is made. */
  size: number
}

interface Kept {
  version: string
  answers: Map<string, Answer>
  bytes: number
}

/** By the store's document: another one makes other answers. */
const kept = new WeakMap<StoreFacts, Map<About, Kept>>()

/**
 * An answer made from one state of the store, made again only when that has changed: the state is asked for each time, before
 * anything is read, so that nobody is told what was so before their call.
 * @param key all else that the answer follows from
 */
export async function keepAnswer(
  shop: Pick<Shop, 'db' | 'facts'>,
  about: About,
  key: string,
  make: () => Promise<string>,
): Promise<Written> {
  const { facts } = shop
  const now = keptAt(facts, about, await versionOf(shop.db, about))
  const before = now.answers.get(key)
  now.answers.delete(key)
  const answer = before ?? { written: make().then(text => new Written(text)), size: 0 }
  // The last that was asked for stands last.
  now.answers.set(key, answer)
  if (!before) {
    answer.written.then(
      written => weigh(now, key, answer, written),
      () => now.answers.get(key) === answer && now.answers.delete(key),
    )
  }
  return answer.written
}

function keptAt(facts: StoreFacts, about: About, version: string): Kept {
  const all = kept.get(facts) ?? new Map<About, Kept>()
  kept.set(facts, all)
  const known = all.get(about)
  const now = known?.version === version ? known : { version, answers: new Map(), bytes: 0 }
  all.set(about, now)
  return now
}

function weigh(now: Kept, key: string, answer: Answer, { bytes }: Written): void {
  if (now.answers.get(key) !== answer) return
  answer.size = bytes.length + 2 * key.length + ENTRY_BYTES
  now.bytes += answer.size
  const large = answer.size > MAX_ANSWER_BYTES ? [[key, answer] as const] : now.answers
  for (const [oldest, { size }] of large) {
    if (now.bytes <= MAX_BYTES && large === now.answers) return
    now.answers.delete(oldest)
    now.bytes -= size
  }
}

/**
 * A call whose answer follows from the catalog, its input, and the visitor's language and location alone.
 * @param but input for which it follows from more
 */
export const byCatalog =
  <C extends Call>(handle: Handler<C>, but: (given: Given<C>) => boolean = () => false): Writer<C> =>
  async given => {
    if (but(given)) return handle(given)
    const { call, shop, visitor, params, query } = given
    const key = JSON.stringify([call, visitor.language, visitor.locationId, params, query])
    return keepAnswer(shop, 'catalog', key, async () => JSON.stringify(await handle(given)))
  }
