import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameIn, shorten, storeNameIn } from './names.ts'

const FAMILY = '👨‍👩‍👧‍👦'

describe('HDR-2 SID-3 cutting names', () => {
  test('SID-3 twenty characters stay, the twenty-first makes an ellipsis', () => {
    expect(shorten('a'.repeat(20), 20)).toBe('a'.repeat(20))
    expect(shorten('a'.repeat(21), 20)).toBe(`${'a'.repeat(20)}…`)
    expect(shorten('茶'.repeat(25), 24)).toBe(`${'茶'.repeat(24)}…`)
  })

  test('SID-3 what a reader sees as one character counts as one, and is never split', () => {
    expect(shorten(FAMILY.repeat(20), 20)).toBe(FAMILY.repeat(20))
    expect(shorten(FAMILY.repeat(21), 20)).toBe(`${FAMILY.repeat(20)}…`)
    expect(shorten('e\u0301'.repeat(3), 2)).toBe(`${'e\u0301'.repeat(2)}…`)
    expect(shorten('🇨🇦🇨🇳🇭🇰', 2)).toBe('🇨🇦🇨🇳…')
  })

  test('SID-3 any text is cut to at most its limit and keeps its beginning', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.integer({ min: 1, max: 30 }),
        (text, limit) => {
          const cut = shorten(text, limit)
          if (cut === text) return
          expect(cut.endsWith('…')).toBe(true)
          expect(text.startsWith(cut.slice(0, -1))).toBe(true)
          expect([...new Intl.Segmenter().segment(cut)].length).toBeLessThanOrEqual(limit + 1)
        },
      ),
    )
  })
})

describe('HDR-6 the current store’s name', () => {
  test.each([
    ['Eighteen letters..', 'Eighteen letters..', 'Eighteen lett..'],
    ['Nineteen letters go', 'Nineteen letters g..', 'Nineteen lett..'],
    ['Fifteen letters', 'Fifteen letters', 'Fifteen letters'],
    ['Sixteen letters!', 'Sixteen letters!', 'Sixteen lette..'],
    ['Richmond Bakery & Grocery', 'Richmond Bakery & ..', 'Richmond Bake..'],
    ['Markham', 'Markham', 'Markham'],
  ])('HDR-6 %s', (name, wide, narrow) => {
    expect([storeNameIn(name, 'wide'), storeNameIn(name, 'narrow')]).toEqual([wide, narrow])
  })
})

test('FTR-2 SID-3 the name of the language, else the name', () => {
  const item = { name: 'Tea', nameContent: { zh: '茶', en: ' ' } }
  expect([nameIn(item, 'zh'), nameIn(item, 'en'), nameIn(item, 'fr')]).toEqual(['茶', 'Tea', 'Tea'])
})
