import type { Shop } from '../shop.ts'

/** More failures than this in one run are nothing of single rows: the rest waits for the next. */
const MAX_FAILED = 200

interface Work {
  /** In the log. */
  task: string
  /** @returns ids of the next rows, a batch at most, without those that failed in this run */
  next(failed: readonly string[]): Promise<string[]>
  /** Deals with one, in a transaction of its own; what is dealt with, or not due any more, is not among the next. */
  deal(id: string): Promise<unknown>
}

/** Deals with a batch of what is due. What cannot be dealt with holds up nothing else: it is logged, and tried again in the next run. @returns how many were tried */
export async function dealWithBatch(shop: Pick<Shop, 'log' | 'disk'>, work: Work): Promise<number> {
  const failed: string[] = []
  for (let tried = 0; ; ) {
    const ids = await work.next(failed)
    const before = failed.length
    for (const id of ids)
      if (!(await succeeds(shop, { task: work.task, id }, () => work.deal(id)))) failed.push(id)
    tried += ids.length
    // A batch may be full of what failed: those behind it have their turn now.
    if (failed.length === before || failed.length >= MAX_FAILED) return tried
  }
}

/** Does a part of a task. @returns false where it failed, which is logged */
export async function succeeds(
  shop: Pick<Shop, 'log' | 'disk'>,
  which: { task: string; id: string },
  part: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await part()
    return true
  } catch (error) {
    shop.disk.note(error)
    shop.log.error({ err: error, ...which }, 'not done; it is tried again')
    return false
  }
}
