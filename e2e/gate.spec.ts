import { join } from 'node:path'
import { run } from '../scripts/process.ts'
import { editIn } from './support/edit.ts'
import { copyRepository } from './support/repository-copy.ts'
import { expect, test } from './support/test.ts'

test('REL-1 REL-3 REL-9 a built remote that draws something else in the browser than on the server is refused, and named with file and line', async ({
  releasing: shop,
}) => {
  const copy = await copyRepository()
  try {
    const cwd = copy.dir
    await run('node', ['scripts/new-remote.ts', 'stories', '--path', '/stories'], { cwd })
    const folder = join(cwd, 'mfe-stories')
    const place = "{typeof document === 'undefined' ? 'on the server' : 'in the browser'}"
    await editIn(folder)('introduction/introduction.tsx', '</h1>', `</h1><p>${place}</p>`)
    await run('node', ['scripts/build.ts', 'mfe-stories'], { cwd, label: 'build of the new remote' })
    const refused = await shop
      .release('publish', join(folder, 'dist'), '--api', shop.url)
      .catch((error: Error) => error.message)
    expect(String(refused)).toMatch(
      /\/stories: logs: host-shell@\w+ failed in render: [^\n]* \(mfe-stories introduction\/introduction\.tsx:\d+:\d+\)/,
    )
  } finally {
    await copy.remove()
  }
})
