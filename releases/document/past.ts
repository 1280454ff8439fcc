import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { ReleaseError } from '../refusal.ts'
import type { ReleaseSettings } from '../settings.ts'
import { trustOf } from '../signing/keys.ts'
import { DocumentRefused } from '../signing/verify.ts'
import type { ReleaseStore } from '../store/store.ts'
import { follow } from './follow.ts'
import type { Workspace } from './read.ts'

/**
 * @returns the document of an earlier serial, or null when there is none
 * @throws DocumentRefused when it was not signed by a key that is still trusted, or by a team's that held then
 */
export async function pastDocument(
  store: ReleaseStore,
  settings: ReleaseSettings,
  serial: number,
): Promise<ReleaseDocument | null> {
  if ((await store.readDocument(serial)) === null) return null
  const serials = (await store.serials()).filter(one => one <= serial)
  const trust = await trustOf(settings)
  const expected = { trust, now: new Date(), base: null, allowExpired: true, past: true }
  const { found, refused } = await follow(store, serials, expected)
  if (found?.document.serial === serial) return found.document
  throw refused.find(one => one.serial === serial)?.why ?? new DocumentRefused('unsigned', 'it says nothing')
}

/** The same for whoever names the serial. @throws ReleaseError `untrusted` with a way on */
export async function namedDocument(
  { store, settings }: Pick<Workspace, 'store' | 'settings'>,
  serial: number,
): Promise<ReleaseDocument> {
  const found = await pastDocument(store, settings, serial).catch(error => {
    if (!isRefused(error)) throw error
    throw new ReleaseError('untrusted', error.message, [
      'was its key taken away, `rollback <name> --to <release>` needs none of then: `log` and `status` name releases',
    ])
  })
  if (!found) throw new ReleaseError('refused', `there is no document ${serial}`)
  return found
}

const isRefused = (error: unknown): error is DocumentRefused => error instanceof DocumentRefused
