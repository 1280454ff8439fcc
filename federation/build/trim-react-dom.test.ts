import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import trimReactDom from './trim-react-dom.ts'

const require = createRequire(import.meta.url)
const published = (name: string) =>
  readFile(require.resolve('react-dom').replace(/index\.js$/, `cjs/${name}.production.js`), 'utf8')
const client = await published('react-dom-client')

// That what is left works as before is walked through in a browser: trimmed-react.test.ts.
test('NFR-P of React’s file for browsers goes what no page asks for', async () => {
  const trimmed = await trimReactDom(client)
  expect(trimmed.length).toBeLessThan(client.length * 0.92)
  expect(trimmed).not.toMatch(/FragmentInstance\.prototype|case (?:19|26|27|30):/)
})

test('NFR-P what a page asks React to load is nothing, and the rest of react-dom is as published', async () => {
  const whole = await published('react-dom')
  const trimmed = await trimReactDom(whole)
  const offered = (code: string): Record<string, () => unknown> => {
    const exports = {}
    new Function('exports', 'require', code)(exports, require)
    return exports
  }
  expect(Object.keys(offered(trimmed))).toEqual(Object.keys(offered(whole)))
  const changed = Object.entries(offered(trimmed)).filter(
    ([name, one]) => String(one) !== String(offered(whole)[name]),
  )
  expect(changed.map(([name]) => name)).toEqual([
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
  ])
  for (const [, nothing] of changed) expect(nothing()).toBeUndefined()
  await expect(trimReactDom(whole.replace('exports.preinit =', 'exports.prepare ='))).rejects.toThrow(
    'React DOM has no preinit',
  )
})

test('NFR-P another version of it is refused, any other file is left alone', async () => {
  await expect(trimReactDom(client.replace('"19.3.1" !==', '"19.4.0" !=='))).rejects.toThrow(
    'React DOM has 0 times',
  )
  expect(await trimReactDom('exports.version = "1"')).toBe('exports.version = "1"')
})
