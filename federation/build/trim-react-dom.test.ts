import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import trimReactDom from './trim-react-dom.ts'

const { resolve } = createRequire(import.meta.url)
const client = await readFile(
  resolve('react-dom/client').replace(/client\.js$/, 'cjs/react-dom-client.production.js'),
  'utf8',
)

// That what is left works as before is walked through in a browser: trimmed-react.test.ts.
test('NFR-P of React’s file for browsers goes what no page asks for', async () => {
  const trimmed = await trimReactDom(client)
  expect(trimmed.length).toBeLessThan(client.length * 0.92)
  expect(trimmed).not.toMatch(/FragmentInstance\.prototype|case (?:19|26|27|30):/)
})

test('another version of it is refused, any other file is left alone', async () => {
  await expect(trimReactDom(client.replace('"19.3.1" !==', '"19.4.0" !=='))).rejects.toThrow(
    'React DOM has 0 times',
  )
  expect(await trimReactDom('exports.version = "1"')).toBe('exports.version = "1"')
})
