import { beforeEach, expect, test } from 'vitest'
import { LIMITS } from '../limits.ts'
import { createKeptAnswers, type KeptAnswers } from './kept-answers.ts'

let time = 0
let kept: KeptAnswers
beforeEach(() => {
  time = 0
  kept = createKeptAnswers(() => time)
})

const answer = (bytes: number) => ({ bytes: Buffer.alloc(bytes), type: 'application/json' })

test('API-4 an answer is kept for its time and its group, with its age', () => {
  kept.put('guests', '/a', answer(3))
  time = LIMITS.keptFor
  expect(kept.get('guests', '/a')).toMatchObject({ type: 'application/json', age: LIMITS.keptFor / 1000 })
  expect(kept.get('others', '/a')).toBeNull()
  time++
  expect(kept.get('guests', '/a')).toBeNull()
})

test('API-4 what a visitor was given is known for its time, and forgotten when told', () => {
  kept.know('ann', 'guests')
  expect(kept.groupOf('ann')).toBe('guests')
  expect(kept.groupOf('bob')).toBeNull()
  time = LIMITS.keptVisitorFor + 1
  expect(kept.groupOf('ann')).toBeNull()
  kept.know('ann', 'guests')
  kept.forget('ann')
  expect(kept.groupOf('ann')).toBeNull()
})

test('API-4 NFR-S no more is kept than fits: the longest unasked goes first, and what is too large not at all', () => {
  kept.put('guests', '/large', answer(LIMITS.keptAnswerBytes + 1))
  expect(kept.get('guests', '/large')).toBeNull()
  const many = Math.floor(LIMITS.keptBytes / LIMITS.keptAnswerBytes)
  for (let i = 0; i < many; i++) kept.put('guests', `/${i}`, answer(LIMITS.keptAnswerBytes))
  kept.put('guests', '/0', answer(LIMITS.keptAnswerBytes))
  kept.put('guests', '/more', answer(1))
  expect(kept.get('guests', '/0')).not.toBeNull()
  expect(kept.get('guests', '/1')).toBeNull()
  for (let i = 0; i < LIMITS.keptAnswers; i++) kept.put('guests', `/small/${i}`, answer(1))
  expect(kept.get('guests', '/more')).toBeNull()
  expect(kept.get('guests', '/small/0')).not.toBeNull()
})

test('API-4 no more visitors are known than may be', () => {
  for (let i = 0; i <= LIMITS.keptVisitors; i++) kept.know(`visitor ${i}`, 'guests')
  expect(kept.groupOf('visitor 0')).toBeNull()
  expect(kept.groupOf('visitor 1')).toBe('guests')
})
