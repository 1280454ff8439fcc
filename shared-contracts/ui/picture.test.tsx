import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { Picture } from './picture.tsx'

const image = { src: '/a.jpg', alt: 'Tea', width: 4, height: 3, sources: [], placeholder: '#eee' }

/** What the page does with the picture that the server wrote, as it takes it over. */
async function takenOver(img: { complete: boolean; naturalWidth: number; broken: boolean }) {
  const style = { opacity: '' }
  const decode = vi.fn(async () => {
    if (img.broken) throw new DOMException('broken', 'EncodingError')
  })
  const { children } = (Picture({ image, sizes: '10px' }) as ReactElement<{ children: unknown[] }>).props
  const { ref } = (children.at(-1) as ReactElement<{ ref(element: object): void }>).props
  ref({ ...img, style, decode })
  await Promise.resolve()
  await Promise.resolve()
  return style.opacity
}

test('ERR-2 a picture that broke before the page listened gives way to what is behind it, and no other does', async () => {
  expect(await takenOver({ complete: true, naturalWidth: 0, broken: true })).toBe('0')
  expect(await takenOver({ complete: true, naturalWidth: 4, broken: false })).toBe('')
  expect(await takenOver({ complete: false, naturalWidth: 0, broken: false })).toBe('')
  // A drawing may have no width of its own.
  expect(await takenOver({ complete: true, naturalWidth: 0, broken: false })).toBe('')
})
