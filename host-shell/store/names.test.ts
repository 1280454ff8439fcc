import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { MAX_NAME, nameIn, shorten, storeNameIn } from './names.ts'

const FAMILY = '👨‍👩‍👧‍👦'

describe('HDR-2 SID-3 cutting names', () => {
  test('SID-3 twenty characters stay, the twenty-first makes an ellipsis', () => {
    expect(shorten('a'.repeat(20), 20)).toBe('a'.repeat(20))
    expect(shorten('a'.repeat(21), 20)).toBe(`${'a'.repeat(20)}…`)
    expect(shorten('茶'.repeat(25), 24)).toBe(`${'茶'.repeat(24)}…`)
  })

  test('HDR-2 SID-3 menus show twenty characters of a name, and twenty-four of one below another', () => {
    expect(MAX_NAME).toEqual({ header: 20, sideMenu: 20, sideMenuItem: 24 })
  })

  test('SID-3 what a reader sees as one character counts as one, and is never split', () => {
    expect(shorten(FAMILY.repeat(20), 20)).toBe(FAMILY.repeat(20))
    expect(shorten(FAMILY.repeat(21), 20)).toBe(`${FAMILY.repeat(20)}…`)
    expect(shorten('e\u0301'.repeat(3), 2)).toBe(`${'e\u0301'.repeat(2)}…`)
    expect(shorten('🇨🇦🇨🇳🇭🇰', 2)).toBe('🇨🇦🇨🇳…')
  })

  test('HDR-6 names of the usual scripts are cut as a segmenter cuts them, without one', () => {
    const segments = (text: string) => Array.from(new Intl.Segmenter().segment(text), part => part.segment)
    const usual = [
      [0x20, 0x2ff],
      [0x2010, 0x2027],
      [0x3001, 0x3029],
      [0x3041, 0x3096],
      [0x309b, 0x30ff],
      [0x4e00, 0x9fff],
      [0xff01, 0xff5e],
    ]
    const all = usual.map(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
    const units = all.flat().map(code => String.fromCharCode(code))
    expect(segments(units.join(''))).toEqual(units)
    expect(segments(units.toReversed().join(''))).toEqual(units.toReversed())
    const made = vi.spyOn(Intl, 'Segmenter')
    expect(storeNameIn('Richmond Bakery & Grocery', 'wide')).toBe('Richmond Bakery & ..')
    expect(shorten('桂风茶行（列治文）'.repeat(3), 20)).toBe(
      `${'桂风茶行（列治文）'.repeat(3).slice(0, 20)}…`,
    )
    expect(made).not.toHaveBeenCalled()
    shorten('e\u0301'.repeat(30), 20)
    expect(made).toHaveBeenCalledOnce()
    made.mockRestore()
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
