import { join } from 'node:path'
import { run } from '../scripts/process.ts'
import { copyRepository } from './support/repository-copy.ts'
import { startShop } from './support/shop.ts'
import { expect, test } from './support/test.ts'

test('REL-1 a generated remote passes its tests, and is live in a running shop that nobody builds or starts anew', async ({
  page,
  problems,
}) => {
  test.setTimeout(180_000)
  const shop = await startShop()
  const copy = await copyRepository()
  try {
    await page.goto(`${shop.url}/stories`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await page.request.get(`${shop.url}/stories`)).status()).toBe(404)
    problems.length = 0
    const before = (await shop.release('status')) as { remotes: Record<string, { active: unknown }> }

    const cwd = copy.dir
    const paths = ['--path', '/stories', '--path', '/stories/:id']
    await run('node', ['scripts/new-remote.ts', 'stories', ...paths], { cwd })
    const folder = join(cwd, 'mfe-stories')
    await run('vitest', ['run', 'mfe-stories'], { cwd, label: 'tests of the new remote' })
    await run('biome', ['check', '--error-on-warnings', 'mfe-stories'], {
      cwd,
      label: 'lint of the new remote',
    })
    await run('tsc', ['--build'], { cwd, label: 'types with the new remote' })
    await run('node', ['scripts/build.ts', 'mfe-stories'], { cwd, label: 'build of the new remote' })
    const { release } = await shop.release('publish', join(folder, 'dist'))
    await shop.release('promote', 'mfe-stories', String(release))

    expect((await page.goto(`${shop.url}/stories`))?.status()).toBe(200)
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible()
    await expect(page).toHaveTitle(/Stories/)
    await page.goto(`${shop.url}/stories/7`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Stories id' })).toBeVisible()
    expect(problems).toEqual([])

    // Nothing else was released for it.
    const after = (await shop.release('status')) as typeof before
    for (const [name, channel] of Object.entries(before.remotes))
      expect(after.remotes[name]?.active, name).toEqual(channel.active)
  } finally {
    await copy.remove()
    await shop.stop()
  }
})
