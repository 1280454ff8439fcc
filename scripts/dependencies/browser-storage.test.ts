import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from './imports.ts'
import { isTestCode } from './rooms.ts'

const root = join(import.meta.dirname, '../..')

/** Names the browser's storage itself, by name or by index. */
const DIRECT =
  /\b(?:window|globalThis|self)(?:\?\.)?(?:\.?(?:local|session)Storage\b|\[)|(?<![\w.'"`])(?:local|session)Storage(?:\?\.|\.\w|\[)/

/** Each guards what it names. */
const GUARDED = [
  'host-shell/browser/lasting-storage.ts',
  'host-shell/follow/watch-visitor.ts',
  'mfe-account/my-account/sign-out.ts',
  'shared-contracts/remote/storage.ts',
]

test('RTE-5 pages reach storage through its guards alone: where it is blocked, naming it throws', () => {
  const naming = [...readSources(root).keys()].filter(
    file =>
      /^(?:host-shell|shared-contracts|mfe-[^/]+)\//.test(file) &&
      !isTestCode(file) &&
      DIRECT.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(naming).toEqual(GUARDED)
})

test.each(['window.localStorage', 'globalThis.sessionStorage', 'localStorage.getItem(key)', 'window[name]'])(
  'RTE-5 sees %s',
  text => expect(text).toMatch(DIRECT),
)

test.each(["browserStorage('localStorage')", '/** @param storage `localStorage`, which outlives a page */'])(
  'RTE-5 passes %s',
  text => expect(text).not.toMatch(DIRECT),
)
