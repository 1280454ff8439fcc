import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { repeats } from 'shared-contracts/testing/repeats.ts'
import { describe, expect, test } from 'vitest'
import { copyRepository } from '../../e2e/support/repository-copy.ts'
import { run } from '../process.ts'
import { GUIDES } from './guides.ts'
import { done, stepsOf } from './steps.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

describe('guides fit the code they speak of', () => {
  test.each(GUIDES)('%s: each change finds its place, each command is there', guide => {
    const made = new Map<string, string>()
    const files = (file: string) =>
      made.get(file) ?? (existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : null)
    const steps = stepsOf(readFileSync(join(ROOT, 'docs', guide), 'utf8'))
    expect(steps.filter(({ kind }) => kind === 'run')).not.toEqual([])
    for (const step of steps) {
      if (step.kind !== 'run') made.set(step.file, done(step, files))
      else if (step.command.startsWith('npm run'))
        expect(scripts).toHaveProperty(step.command.split(' ')[2] ?? '')
    }
  })

  // Types and builds of all remotes take their time: `npm run soak` does it.
  test.each(GUIDES.slice(0, repeats(0, GUIDES.length)))(
    '%s: who does it, and nothing else, ends green',
    async guide => {
      const copy = await copyRepository()
      try {
        const at = (file: string) => join(copy.dir, file)
        const files = (file: string) => (existsSync(at(file)) ? readFileSync(at(file), 'utf8') : null)
        for (const step of stepsOf(readFileSync(join(ROOT, 'docs', guide), 'utf8'))) {
          if (step.kind === 'run')
            await run('bash', ['-c', step.command], { cwd: copy.dir, label: step.command })
          else {
            const text = done(step, files)
            await mkdir(dirname(at(step.file)), { recursive: true })
            await writeFile(at(step.file), text)
          }
        }
      } finally {
        await copy.remove()
      }
    },
    1_200_000,
  )

  test('a step that does not fit is told', () => {
    const [write, change] = stepsOf('```ts a.ts\nx\n```\n\n```diff b.ts\n one\n+two\n```\n')
    if (write?.kind !== 'write' || change?.kind !== 'change') throw new Error('not read')
    expect(done(write, () => null)).toBe('x\n')
    expect(() => done(write, () => '')).toThrow('there already')
    expect(done(change, () => 'zero\none\nthree')).toBe('zero\none\ntwo\nthree')
    expect(() => done(change, () => 'two')).toThrow('nowhere stands')
    expect(() => done(change, () => 'one\none')).toThrow('in 2 places')
  })

  test('what only shows something is not done', () => {
    expect(stepsOf('```ts\nx\n```\n\n```\nnpm install\n```\n')).toEqual([])
    expect(stepsOf('```sh green\nnpm test   # all\n```\n')).toEqual([{ kind: 'run', command: 'npm test' }])
  })
})
