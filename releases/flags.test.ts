import { expect, test } from 'vitest'
import { run } from './run.ts'

const env = { RELEASE_STORE: '/nowhere' }
const refused = async (...argv: string[]) => {
  const { code, err } = await run(argv, env)
  return [code, err.split('\n')[0]]
}

test('REL-11 an option given twice is refused: only one of its values could count', async () => {
  const twice = ['rollback', 'mfe-x', '--to', 'x1', '--to=x2']
  expect(await refused(...twice)).toEqual([2, 'release: --to is given twice'])
  expect(await refused('gc', '--dry-run', '--dry-run', '--nonsense')).toEqual([
    2,
    "release: Unknown option '--nonsense'",
  ])
})

test.each([
  [['rollback', 'mfe-x', '--to', ''], '--to is empty'],
  [['promote', 'mfe-x', 'x1', '--percent='], '--percent is empty'],
  [['publish', ''], 'an argument is empty'],
  [['status', ' '], 'an argument is empty'],
])(
  'REL-11 what a variable that is not set leaves of %j is refused: another thing was meant',
  async (argv, words) => {
    expect(await refused(...argv)).toEqual([2, `release: ${words}`])
  },
)
