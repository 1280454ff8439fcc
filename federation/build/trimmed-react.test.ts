import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../fixtures/chromium.ts'
import { SERVED, walk } from '../fixtures/react-walk.ts'
import trimReactDom from './trim-react-dom.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const { resolve } = createRequire(import.meta.url)
const production = (name: string, file = name) =>
  readFile(join(dirname(resolve(`${name}/package.json`)), `cjs/${file}.production.js`), 'utf8')

/** @returns what a page saw on its walk with React's files for browsers, one of them changed */
async function walked(page: Page, change: (client: string) => Promise<string>): Promise<string[]> {
  const client = await change(await production('react-dom', 'react-dom-client'))
  const sources = {
    scheduler: await production('scheduler'),
    react: await production('react'),
    'react-dom': await production('react-dom'),
    'react-dom/client': client,
  }
  await page.goto('about:blank')
  return page.evaluate(
    async ([modules, walking, served]) => {
      const made: Record<string, unknown> = {}
      const require = (name: keyof typeof modules) => {
        if (made[name]) return made[name]
        made[name] = {}
        new Function('exports', 'require', modules[name])(made[name], require)
        return made[name]
      }
      for (const name of Object.keys(modules)) require(name as keyof typeof modules)
      return new Function(`return (${walking}).apply(null, arguments)`)(made, served)
    },
    [sources, walk.toString(), SERVED] as const,
  )
}

test('REL-1 NFR-P React without what no page asks for draws, changes, waits, fails, sends and ends as the whole of it does', async () => {
  const page = await browser.newPage()
  const whole = await walked(page, async client => client)
  expect(whole.length).toBeGreaterThan(40)
  expect(whole.join('\n')).not.toContain('recovered')
  expect(await walked(page, trimReactDom)).toEqual(whole)
})
