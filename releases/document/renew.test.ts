import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { operator, operatorEnv } from '../fixtures/operator.ts'
import { builtRelease, temporaryFolder } from '../fixtures/release.ts'
import { readSettings } from '../settings.ts'
import { openWorkspace, readDocument } from './read.ts'
import { renewWhenDue } from './renew.ts'

const DAY_MS = 86_400_000
let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => folder.remove())

/** The operators' workspace so many days from now. */
const after = (days: number) => ({
  ...openWorkspace(readSettings(operatorEnv(folder.path))),
  now: () => new Date(Date.now() + days * DAY_MS),
})

describe('REL-6 M6 the document', () => {
  test('is renewed when ten of its thirty days are left, even after them, and by one of several', async () => {
    await operator(folder.path)('publish', await builtRelease(folder.path, 'host-shell', 'h1'))
    expect(await renewWhenDue(after(19))).toBe(false)
    expect(await Promise.all([21, 21, 21].map(days => renewWhenDue(after(days))))).toContain(true)
    const renewed = await readDocument(after(21))
    expect(renewed.serial).toBe(2)
    expect((Date.parse(renewed.expires) - Date.now()) / DAY_MS).toBeCloseTo(51, 1)
    expect(await renewWhenDue(after(22))).toBe(false)
    expect(await renewWhenDue(after(60))).toBe(true)
  })

  test('of an empty store is not made up', async () => {
    expect(await renewWhenDue(after(60))).toBe(false)
    expect((await readDocument(after(60))).serial).toBe(0)
  })

  test('is renewed by the command too, where it is due', async () => {
    const release = operator(folder.path)
    await release('publish', await builtRelease(folder.path, 'host-shell', 'h1'))
    expect((await release('renew', '--when-due')).data).toMatchObject({ serial: 1 })
    expect((await release('renew')).data).toMatchObject({ serial: 2 })
  })
})
