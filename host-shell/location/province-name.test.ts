import { expect, test } from 'vitest'
import { provinceName } from './province-name.ts'

test.each(['ON', 'on', 'Ontario', ' ontario ', '安大略省'])(
  'LOC-1 LNG-2 a province that the store keys by %j is named in the language of the page',
  written => {
    expect([provinceName(written, 'en'), provinceName(written, 'zh')]).toEqual(['Ontario', '安大略省'])
  },
)

test('LOC-1 LNG-2 a province is known by its name with an accent, too', () => {
  expect(provinceName('Québec', 'zh')).toBe('魁北克省')
})

test('LOC-1 what is no province of Canada is shown as the store wrote it', () => {
  expect(['Ont', 'California', '广东', 'constructor'].map(name => provinceName(name, 'zh'))).toEqual([
    'Ont',
    'California',
    '广东',
    'constructor',
  ])
})
