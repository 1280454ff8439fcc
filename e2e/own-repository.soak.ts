import { spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Page } from '@playwright/test'
import { type OwnRepository, openOwnRepository } from '../scripts/packages/own-repository.ts'
import { stop } from '../scripts/process.ts'
import { operate } from './support/rollout.ts'
import type { Shop } from './support/shop.ts'
import { expect, test } from './support/test.ts'

const NAME = 'mfe-stories'
const titleOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

test('REL-1 REL-2 REL-7 REL-13 a remote in a repository of its own is looked at in the shop, passes the gate, is previewed, live and taken back', async ({
  page,
  browser,
  releasing: shop,
}) => {
  test.setTimeout(1_800_000)
  const team = await openOwnRepository('stories', '/stories', '/stories/:id')
  try {
    const shown = async (words: string) => {
      await page.goto(`${shop.url}/stories`)
      await expect(titleOf(page)).toHaveText(words)
    }
    // The shop has no such page yet.
    await developing(team, shop, async address => {
      await page.goto(`${address}/stories`)
      const title = titleOf(page)
      await expect(title).toHaveText('Stories')
      await title.evaluate(element => Object.assign(element, { marked: true }))
      const part = 'introduction/introduction.tsx'
      await team.edit(part, '{title}</h1>', '{title} saved</h1>')
      await expect(title).toHaveText('Stories saved')
      expect(await title.evaluate(element => 'marked' in element)).toBe(true)
      await team.edit(part, ' saved</h1>', '</h1>')
    })
    const first = await team.build()
    const env = await teamOf(shop, team)
    const release = async (...args: string[]) =>
      JSON.parse(await team.script('release', [...args, '--json'], env)) as Record<string, unknown>
    expect(await release('publish', 'dist')).toMatchObject({ gate: 'passed', release: first.release })

    const { link } = await release('preview', NAME, first.release, '--for', 'Ana')
    const ana = await browser.newPage()
    await ana.goto(String(link))
    await ana.goto(`${shop.url}/stories`)
    await expect(titleOf(ana)).toHaveText('Stories')
    expect(await release('revoke', '--for', 'Ana')).toMatchObject({ changed: true })
    await ana.goto(`${shop.url}/stories`)
    await expect(titleOf(ana)).not.toHaveText('Stories')
    await ana.close()

    await release('promote', NAME, first.release)
    await shown('Stories')
    await team.edit('messages/en.ts', "'Stories'", "'Tales'")
    await team.commit('Say it otherwise')
    const second = await team.build()
    await release('publish', 'dist')
    await release('promote', NAME, second.release)
    await shown('Tales')
    await release('rollback', NAME, '--reason', 'words')
    await shown('Stories')
    await operate(shop, 'team', 'remove', NAME, '--reason', 'the end of the test')
  } finally {
    await team.remove()
  }
})

/** Runs the team's remote inside the shop while `use` looks at it. */
async function developing(
  team: OwnRepository,
  shop: Shop,
  use: (address: string) => Promise<void>,
): Promise<void> {
  const child = spawn('node_modules/.bin/arcade-dev', ['--against', shop.url, '--port', '0'], {
    cwd: team.dir,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const [, address] = /^ready (http\S+)/.exec(line) ?? []
      if (!address) continue
      await use(address)
      break
    }
  } finally {
    await stop(child)
  }
}

/** Gives the team a key of its own, and has an operator enter it. @returns what the team's CI has in its environment */
async function teamOf(shop: Shop, team: OwnRepository): Promise<NodeJS.ProcessEnv> {
  const RELEASE_STORE = join(shop.dataDir, 'releases')
  const made = await team.script('release', ['team', 'key', NAME, '--json'], {
    RELEASE_STORE,
    RELEASE_KEYS: join(team.dir, '..', 'keys'),
  })
  const { path, publicKey } = JSON.parse(made) as { path: string; publicKey: string }
  const until = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  await operate(shop, 'team', 'add', NAME, publicKey, '--until', until)
  const trusted = join(shop.dataDir, 'keys', 'trusted')
  const [first = ''] = await readdir(trusted)
  return {
    RELEASE_STORE,
    RELEASE_KEYS: join(team.dir, '..', 'none'),
    RELEASE_TEAM_KEY: await readFile(path, 'utf8'),
    RELEASE_PUBLIC_KEY: await readFile(join(trusted, first), 'utf8'),
    API_ORIGIN: shop.url,
    PUBLIC_ORIGIN: shop.url,
  }
}
