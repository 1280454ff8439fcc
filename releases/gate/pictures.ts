import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { makeFolder } from 'server-kit/make-folder.ts'
import type { Visit } from './addresses.ts'
import type { Shopper } from './shopper.ts'

/** What was seen, and how wide. */
interface View {
  visit: Visit
  shopper: Pick<Shopper, 'width'>
}
interface Pictured extends View {
  picture: Uint8Array | null
}

/** @param limit ms. @returns the whole page as PNG; null where none could be taken, which is no fault of the page's */
export const pictureOf = (page: Page, limit: number): Promise<Uint8Array | null> =>
  page.screenshot({ fullPage: true, animations: 'disabled', timeout: limit }).catch(() => null)

/**
 * @param folder where each release has a folder of its own
 * @returns paths of the pictures, by address
 */
export async function writePictures(
  folder: string,
  release: string,
  seen: readonly Pictured[],
): Promise<string[]> {
  const taken = seen.flatMap(one => (one.picture ? [{ ...one, bytes: one.picture }] : []))
  if (taken.length === 0) return []
  const names = namesOf(taken)
  await makeFolder(join(folder, release))
  const written = taken.map(async ({ bytes }, index) => {
    const path = join(folder, release, `${names[index]}.png`)
    await writeFile(path, bytes)
    return path
  })
  return (await Promise.all(written)).sort()
}

/** @returns for each what it shows and how wide, in letters that every file system takes; none twice */
export function namesOf(seen: readonly View[]): string[] {
  const used = new Map<string, number>()
  return seen.map(({ visit: { pattern, address }, shopper: { width } }) => {
    const place = pattern.startsWith('/') ? address : `slot-${pattern}`
    const words = place.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'start'
    const name = `${words}-${width}`
    const times = (used.get(name) ?? 0) + 1
    used.set(name, times)
    return times === 1 ? name : `${name}-${times}`
  })
}
