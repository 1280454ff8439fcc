import { expect, test } from 'vitest'
import { draw, readDocument, withPicture } from './architecture.ts'
import { ROOMS } from './dependencies/rooms.ts'

test('the picture of the rooms is the one of the code: `npm run architecture` draws it', () => {
  expect(withPicture(readDocument())).toBe(readDocument())
})

test('every room is drawn, and the edge knows no page', () => {
  const picture = draw()
  for (const room of Object.keys(ROOMS)) expect(picture).toContain(`${room.replace(/\W/g, '_')}["`)
  expect(picture).toContain('edge --> releases')
  expect(picture).not.toMatch(/edge --> (?:host_shell|mfe__)/)
})
