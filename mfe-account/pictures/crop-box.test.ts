import { expect, test } from 'vitest'
import { CENTRE, cropBox, dragged } from './crop-box.ts'

const size = { width: 4000, height: 3000 }

test('ACC-2 the square is the middle of the picture, or closer', () => {
  expect(cropBox(size, CENTRE)).toEqual({ left: 500, top: 0, side: 3000 })
  expect(cropBox(size, { zoom: 2, x: 1, y: 0 })).toEqual({ left: 2500, top: 0, side: 1500 })
})

test('ACC-2 the picture follows the finger, and never leaves the square', () => {
  const crop = { zoom: 2, x: 0.5, y: 0.5 }
  const after = dragged(size, crop, 100, 0, 300)
  expect(cropBox(size, after).left).toBeCloseTo(cropBox(size, crop).left - 500)
  expect(dragged(size, crop, 9000, -9000, 300)).toEqual({ zoom: 2, x: 0, y: 1 })
  // Nowhere to go: the whole side is shown.
  expect(dragged(size, CENTRE, 0, 50, 300)).toEqual(CENTRE)
})
