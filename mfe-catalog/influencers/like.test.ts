import { expect, test } from 'vitest'
import { fakeApp } from '../fixtures/app.ts'
import { createLike } from './like.ts'

const LIKE = 'GET admin/userManagement/user/like/{id}/true'

test('CAT-7 a like shows at once, counts once, and is what the store says then', async () => {
  const { app, asked } = fakeApp({ [LIKE]: { likes: 9, liked: true } })
  const { $like, like } = createLike(app.api, 'ming', { likes: 7, liked: false })
  const first = like()
  expect($like.get()).toMatchObject({ likes: 8, liked: true })
  await Promise.all([first, like()])
  await like()
  expect($like.get()).toMatchObject({ likes: 9, liked: true, pending: false })
  expect(asked).toHaveLength(1)
})

test('CAT-7 a like that did not arrive is taken back and said; it can be given again', async () => {
  const { app } = fakeApp({
    [LIKE]: () => {
      throw new Error('down')
    },
  })
  const { $like, like } = createLike(app.api, 'ming', { likes: 7, liked: false })
  await like()
  expect($like.get()).toEqual({ likes: 7, liked: false, pending: false, failed: true })
})
