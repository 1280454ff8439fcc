import { expect, test } from 'vitest'
import { figuresText, merged, type Row, readFigures } from './soak-figures.ts'

const row = (name: string, commit: string, figures: string[] = []): Row => ({
  ...{ name, passed: 3, failed: 1, seconds: 12, commit, seed: '7', figures },
})

test('NFR-R a step that is run again by itself replaces its own figures and leaves the others', () => {
  const before = [row('races', 'aaa', ['one', 'two']), row('faults', 'aaa with changes')]
  const file = readFigures(figuresText('About it.', before))
  expect(file).toEqual(before)
  const rows = merged(['build', 'races', 'faults'], file, [row('faults', 'bbb')])
  expect(rows.map(({ name, commit }) => [name, commit])).toEqual([
    ['races', 'aaa'],
    ['faults', 'bbb'],
  ])
  expect(rows[0]?.figures).toEqual(['one', 'two'])
})

test('NFR-R a file of another shape has no figures', () => {
  expect(readFigures('# Figures\n\n| Run | Passed |\n| --- | --- |\n| races | 3 |\n')).toEqual([])
})
