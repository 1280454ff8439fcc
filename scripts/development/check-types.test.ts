import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkTypes, problemIn } from './check-types.ts'

const of = (file: string) => file.split('/')[0] ?? ''

test('REL-7 a line of the compiler says whose types are wrong, and where', () => {
  expect(problemIn("mfe-x/pages/a.tsx(3,12): error TS2322: Type 'string' is no number.", of)).toEqual({
    of: 'mfe-x',
    kind: 'types',
    message: "TS2322: Type 'string' is no number.",
    at: ['mfe-x/pages/a.tsx:3:12'],
  })
})

test.each(['Found 2 errors.', '  with more about it', ''])('REL-7 any other line is no problem: "%s"', line =>
  expect(problemIn(line, of)).toBeNull(),
)

test('REL-7 types are looked at once saves are over, by a process that leaves the processors to the next save', async () => {
  const root = await mkdtemp(join(tmpdir(), 'arcade-types-'))
  let end = () => {}
  try {
    await mkdir(join(root, 'node_modules/.bin'), { recursive: true })
    const compiler = join(root, 'node_modules/.bin/tsc')
    // Waits until it yields: otherwise it never says anything.
    await writeFile(
      compiler,
      `#!${process.execPath}
const { getPriority } = require('node:os')
const { readFileSync } = require('node:fs')
setInterval(() => {
  if (getPriority() !== ${constants.priority.PRIORITY_LOW}) return
  console.log('a.ts(1,1): error TS1: ' + readFileSync('a.ts', 'utf8'))
  process.exit(2)
}, 10)
`,
    )
    await chmod(compiler, 0o755)
    await writeFile(join(root, 'a.ts'), 'first')
    const told: string[] = []
    const types = { root, project: 'tsconfig.json', keptAt: 'kept.json', folders: ['.'], of }
    end = checkTypes(types, problems => told.push(...problems.map(({ message }) => message)))
    await expect.poll(() => told, { timeout: 10_000 }).toEqual(['TS1: first'])
    await writeFile(join(root, 'a.ts'), 'second')
    await expect.poll(() => told, { timeout: 10_000 }).toEqual(['TS1: first', 'TS1: second'])
  } finally {
    end()
    await rm(root, { recursive: true, force: true })
  }
})
