import { expect, test } from 'vitest'
import { brief } from './brief.ts'

test('CAT-8 descriptions for search engines are cut at a word', () => {
  expect(brief('short\n text')).toBe('short text')
  expect(brief('word '.repeat(60))).toMatch(/word…$/)
  expect(brief('茶'.repeat(300))).toHaveLength(160)
})
