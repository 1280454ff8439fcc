import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../scripts/process.ts'
import { copyRepository } from './support/repository-copy.ts'
import { operate, publish } from './support/rollout.ts'
import { expect, test } from './support/test.ts'

test('REL-1 a generated remote passes its tests, and is live in a running shop that nobody builds or starts anew', async ({
  page,
  problems,
  releasing: shop,
}) => {
  const copy = await copyRepository()
  try {
    await page.goto(`${shop.url}/stories`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await page.request.get(`${shop.url}/stories`)).status()).toBe(404)
    problems.length = 0
    const before = (await operate(shop, 'status')) as { remotes: Record<string, { active: unknown }> }

    const cwd = copy.dir
    const paths = ['--path', '/stories', '--path', '/stories/:id']
    await run('node', ['scripts/new-remote.ts', 'stories', ...paths], { cwd })
    const folder = join(cwd, 'mfe-stories')
    // The rest of the repository has been checked without it, and nothing there imports it.
    const types = JSON.stringify({ extends: './tsconfig.all.json', include: ['mfe-stories'] })
    await writeFile(join(cwd, 'tsconfig.stories.json'), types)
    await Promise.all([
      run('vitest', ['run', 'mfe-stories'], { cwd, label: 'tests of the new remote' }),
      run('biome', ['check', '--error-on-warnings', 'mfe-stories'], { cwd, label: 'lint of the new remote' }),
      run('tsc', ['-p', 'tsconfig.stories.json'], { cwd, label: 'types of the new remote' }),
      run('node', ['scripts/build.ts', 'mfe-stories'], { cwd, label: 'build of the new remote' }),
    ])
    await operate(shop, 'promote', 'mfe-stories', await publish(shop, join(folder, 'dist')))

    expect((await page.goto(`${shop.url}/stories`))?.status()).toBe(200)
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible()
    await expect(page).toHaveTitle(/Stories/)
    await page.goto(`${shop.url}/stories/7`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Stories id' })).toBeVisible()
    expect(problems).toEqual([])

    // Nothing else was released for it.
    const after = (await operate(shop, 'status')) as typeof before
    for (const [name, channel] of Object.entries(before.remotes))
      expect(after.remotes[name]?.active, name).toEqual(channel.active)
  } finally {
    await copy.remove()
  }
})
