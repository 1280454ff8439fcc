import { LIMITS } from '../limits.ts'
import type { Bytes } from '../page/bounded-body.ts'

/** Body of an answer, and its media type. */
export interface KeptAnswer {
  bytes: Bytes
  type: string
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>

/**
 * The last good answers of the backend that may stand in for it (decision 0104), by who may be given them: visitors who were
 * given the same store's document are one group, and no answer goes from one group to another.
 * @param now clock that never goes back, ms
 */
export function createKeptAnswers(now: () => number = () => performance.now()) {
  const answers = new Map<string, KeptAnswer & { at: number }>()
  const groups = new Map<string, { group: string; at: number }>()
  let bytes = 0

  function remove(key: string): void {
    bytes -= answers.get(key)?.bytes.length ?? 0
    answers.delete(key)
  }

  const keyOf = (group: string, address: string) => `${group} ${address}`

  return {
    put(group: string, address: string, answer: KeptAnswer): void {
      const key = keyOf(group, address)
      remove(key)
      if (answer.bytes.length > LIMITS.keptAnswerBytes) return
      answers.set(key, { ...answer, at: now() })
      bytes += answer.bytes.length
      for (const oldest of answers.keys()) {
        if (answers.size <= LIMITS.keptAnswers && bytes <= LIMITS.keptBytes) break
        remove(oldest)
      }
    },
    drop: (group: string, address: string): void => remove(keyOf(group, address)),
    /** @returns an answer with its age, in whole seconds; null where there is none that is young enough */
    get(group: string, address: string): (KeptAnswer & { age: number }) | null {
      const found = answers.get(keyOf(group, address))
      if (!found || now() - found.at > LIMITS.keptFor) return null
      return { bytes: found.bytes, type: found.type, age: Math.floor((now() - found.at) / 1000) }
    },
    know(visitor: string, group: string): void {
      groups.delete(visitor)
      groups.set(visitor, { group, at: now() })
      if (groups.size > LIMITS.keptVisitors) groups.delete(groups.keys().next().value as string)
    },
    forget: (visitor: string): void => void groups.delete(visitor),
    groupOf(visitor: string): string | null {
      const found = groups.get(visitor)
      return found && now() - found.at <= LIMITS.keptVisitorFor ? found.group : null
    },
  }
}
