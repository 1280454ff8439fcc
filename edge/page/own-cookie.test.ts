import { expect, test } from 'vitest'
import { ownCookie } from './own-cookie.ts'

test.each([
  ['S=1; Path=/; HttpOnly', 'S=1; Path=/; HttpOnly'],
  ['S=1', 'S=1; Path=/'],
  ['S=1; HttpOnly; SameSite=Lax', 'S=1; HttpOnly; SameSite=Lax; Path=/'],
  ['S=1; path=', 'S=1; path=; Path=/'],
  ['S=1; Domain=backend.example; Path=/; Secure', 'S=1; Path=/; Secure'],
  ['S=1;domain=.Backend.Example', 'S=1; Path=/'],
  // Meant for the shop and its neighbours, or for some addresses alone.
  ['S=1; Domain=.example; Path=/', 'S=1; Domain=.example; Path=/'],
  ['S=1; Path=/api/istore', 'S=1; Path=/api/istore'],
  ['S=; Expires=Thu, 01 Jan 1970 00:00:00 GMT', 'S=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/'],
])('API-2 a backend’s cookie is kept by browsers as the shop’s own: %s', (set, kept) => {
  expect(ownCookie(set, 'shop.example')).toBe(kept)
})
