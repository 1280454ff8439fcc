import { join } from 'node:path'
import type { RemoteDeclaration } from 'shared-contracts/remote/remote.ts'
import { describe, expect, test } from 'vitest'
import { remoteFiles } from './new-remote/files.ts'
import { planRemote } from './new-remote/plan.ts'
import { RELEASABLES } from './releasables.ts'
import { planProblems, type RemoteFiles, readRemote } from './remote-plan.ts'

const ROOT = join(import.meta.dirname, '..')

test.each(RELEASABLES.filter(name => name !== 'host-shell'))(
  'REL-1 %s has the plan of all remotes',
  async name => {
    const folder = join(ROOT, name)
    const { declaration } = await import(join(folder, 'declaration.ts'))
    expect(planProblems(declaration, await readRemote(folder))).toEqual([])
  },
)

describe('REL-1 the plan of remotes', () => {
  const plan = planRemote('stories', ['/stories', '/stories/:id'], ['search-box'], {
    folders: [],
    declarations: [],
    slots: ['search-box'],
  })
  const declaration: RemoteDeclaration = {
    name: plan.name,
    requires: '^1.0.0',
    paths: Object.fromEntries(plan.pages.map(({ path, chunk }) => [path, chunk])),
    slots: { 'search-box': 'search-box' },
  }
  const sound = remoteFiles(plan, {})
  const problems = (change: RemoteFiles, without: readonly string[] = []) =>
    planProblems(
      declaration,
      Object.fromEntries(Object.entries({ ...sound, ...change }).filter(([path]) => !without.includes(path))),
    )

  test('a generated remote has it', () => expect(problems({})).toEqual([]))

  test.each([
    ['a loose file', { 'storage.ts': '' }, 'storage.ts has no place at the top'],
    ['a folder of leftovers', { 'ui/box.tsx': '' }, 'ui/ is named by no feature'],
    ['a part among the pages', { 'pages/box.tsx': '' }, 'pages/box.tsx is none of the declared pages'],
    [
      'styles of a page',
      {
        'pages/a.css': '',
        'styles.css': '@import "./introduction/introduction.css";@import "./pages/a.css";',
      },
      'pages/a.css is none of the declared pages',
    ],
    [
      "a page under another's folder",
      { 'pages/stories/edit.tsx': '' },
      'pages/stories/edit.tsx is none of the declared pages',
    ],
    [
      'a feature that imports a page',
      { 'introduction/form.ts': "import type { loader } from '../pages/stories.ts'\n" },
      'introduction/form.ts imports pages/stories.ts',
    ],
    [
      'a feature that loads a page later',
      {
        'introduction/form.ts': 'const page = import(/* webpackChunkName: "x" */ \'../pages/stories.tsx\')\n',
      },
      'introduction/form.ts imports pages/stories.tsx',
    ],
    [
      'a page that imports another',
      { 'pages/stories.ts': "import { loader } from './stories-id.ts'\n" },
      'pages/stories.ts imports pages/stories-id.ts',
    ],
    ['a cast', { 'pages/stories.tsx': 'useLoaderData() as StoriesData' }, 'pages/stories.tsx casts'],
    ['a cast in a meta', { 'pages/stories.ts': '(loaded as StoriesData).title' }, 'pages/stories.ts casts'],
    ['styles nobody imports', { 'introduction/more.css': '' }, 'introduction/more.css is not imported'],
    ['patterns written twice', { 'remote.ts': 'export default { pages: {} }' }, 'remote.ts writes patterns'],
    ['a README like a book', { 'README.md': 'a\n'.repeat(99) }, 'README.md has 99 lines'],
  ] as [string, RemoteFiles, string][])('%s is refused', (_, change, words) => {
    const found = problems(change)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(words)
  })

  test.each([
    ['README.md', 'README.md is missing'],
    ['messages/zh.ts', 'messages/zh.ts is missing'],
    ['fixtures/app.ts', 'fixtures/ is missing'],
    ['pages/stories.test.ts', 'the test of pages/stories.tsx is missing'],
    ['pages/stories.ts', 'pages/stories.ts is missing'],
    ['slots/search-box.test.tsx', 'the test of slots/search-box.tsx is missing'],
  ])('it needs %s', (path, words) => {
    expect(problems({}, [path])).toEqual([words])
  })

  test('what it offers is typed, what it fills others with has a file and a test', () => {
    const hint = { part: 'hint', order: 1, within: 100 }
    const more = { offers: { 'stories.end': '/stories' }, fills: { 'cart.below-lines': hint } }
    expect(planProblems({ ...declaration, ...more }, sound)).toEqual([
      'fills/hint.tsx is missing',
      'the test of fills/hint.tsx is missing',
      'offers.ts does not type stories.end',
    ])
    expect(problems({ 'offers.ts': '' })).toEqual(['offers.ts types no declared point'])
  })
})
