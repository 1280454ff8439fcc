import { ReleaseError } from '../refusal.ts'
import type { ReleaseStore } from '../store/store.ts'

/**
 * Writes a document; where the answer is lost, what stands in the store tells what became of it: an operator who is told that a rollback
 * failed gives it again, and a minute later that goes one deeper.
 * @returns false when the serial was taken by another writer; nothing is changed then
 * @throws ReleaseError when nobody can say whether it was written
 */
export async function writeSettled(store: ReleaseStore, serial: number, text: string): Promise<boolean> {
  try {
    return await store.writeDocument(serial, text)
  } catch (error) {
    const stands = await store.readDocument(serial).catch(() => undefined)
    if (stands === text) return true
    if (stands === undefined)
      throw new ReleaseError('failed', `the answer was lost: document ${serial} may have been written`, [
        (error as Error).message,
        'look at `status` once the store answers, before you run this again',
      ])
    throw error
  }
}
