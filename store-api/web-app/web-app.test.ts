import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startShop, type TestShop } from '../testing/shop.ts'
import { testStore } from '../testing/store.ts'
import { drawIcon } from './draw-icon.ts'

const svg = (inside: string, width = 64, height = 64) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inside}</svg>`)
const GROUND = svg(
  '<rect width="64" height="64" rx="14" fill="#a8391f"/><circle cx="32" cy="32" r="12" fill="#fff"/>',
)
const WIDE = svg('<rect width="252" height="64" fill="#22506b"/>', 252)
const BARE = svg('<circle cx="32" cy="32" r="30" fill="#22506b"/>')

/** Colour of a point, from 0 to 1 in both directions. */
async function at(icon: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(icon).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4
  return data.subarray(start, start + 4).toString('hex')
}

test('PWA-3 a mark with a ground fills the masked icon to its corners', async () => {
  const icon = await drawIcon(GROUND, 'maskable-512')
  expect(await sharp(icon).metadata()).toMatchObject({ format: 'png', width: 512, height: 512 })
  expect([await at(icon, 0.01, 0.01), await at(icon, 0.5, 0.5)]).toEqual(['a8391fff', 'ffffffff'])
})

test('PWA-3 a mark without a ground, or a wide one, stands whole inside what a mask leaves', async () => {
  const bare = await drawIcon(BARE, 'apple-touch-icon')
  expect([await at(bare, 0.01, 0.5), await at(bare, 0.5, 0.5)]).toEqual(['fbf9f6ff', '22506bff'])
  const wide = await drawIcon(WIDE, 'maskable-512')
  expect([await at(wide, 0.1, 0.5), await at(wide, 0.5, 0.5)]).toEqual(['fbf9f6ff', '22506bff'])
  expect(await at(await drawIcon(WIDE, 'icon-192'), 0.5, 0.05)).toMatch(/00$/)
})

test('PWA-3 what is no picture makes no icon', async () => {
  await expect(drawIcon(Buffer.from('<html>'), 'icon-192')).rejects.toThrow()
})

let shop: TestShop
beforeAll(async () => {
  const appContent = { ...testStore.appContent, favicon: { imageURL: '/media/mark.svg' } }
  shop = await startShop({}, { ...testStore, appContent })
})
afterAll(() => shop.close())

test('PWA-3 the document names the icons; a mark that is not there makes none', async () => {
  const visitor = await shop.visitor()
  const { body } = await visitor.api('GET common3/appInfoInit')
  const { appIcons } = (body as never as { body: { appContent: { appIcons: { imageURL: string }[] } } }).body
    .appContent
  expect(appIcons).toContainEqual({
    imageURL: expect.stringMatching(/^\/media\/web-app\/maskable-512\.png\?v=[0-9a-f]{10}$/),
    sizes: '512x512',
    purpose: 'maskable',
  })
  expect((await visitor.raw('GET', appIcons[0]?.imageURL ?? '')).status).toBe(404)
  expect((await visitor.raw('GET', '/media/web-app/icon-7.png')).status).toBe(404)
})
