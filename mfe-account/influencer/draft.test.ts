import { outputOf } from 'shared-contracts/ui/form/check.ts'
import { expect, test } from 'vitest'
import { DraftSchema, halfLink, toDraft, toFields } from './draft.ts'

const links = [1, 2, 3, 4].map(n => ({ label: `L${n}`, url: `https://x.test/${n}` }))
const profile = { id: 'i1', name: 'Ann', bio: 'Tea', links, productIDs: ['p1'], images: [], likes: 2 }
const EMPTY = { label1: '', url1: '', label2: '', url2: '', label3: '', url3: '' }

test('ACC-7 a public page goes through its form unchanged, with what the form does not show', () => {
  const fields = { ...EMPTY, name: '', bio: '', submit: false, ...toFields(profile) }
  expect(toDraft(outputOf(DraftSchema, fields), profile)).toEqual({
    name: 'Ann',
    bio: 'Tea',
    links,
    productIDs: ['p1'],
    submit: false,
  })
})

test('ACC-7 a link needs both its parts', () => {
  const typed = { ...EMPTY, name: 'Ann', bio: '', submit: true, label2: 'My shop' }
  expect(halfLink(outputOf(DraftSchema, typed))).toBe(2)
  expect(halfLink(outputOf(DraftSchema, { ...typed, url2: 'https://x.test' }))).toBeUndefined()
  expect(() => outputOf(DraftSchema, { ...typed, url2: 'javascript:alert(1)' })).toThrow()
})
