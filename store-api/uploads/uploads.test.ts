import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploads, verifiedContactImages } from '../database/schema/uploads.ts'
import { member, signOn } from '../testing/people.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'
import { encode } from './encode.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-api-uploads-'))
  shop = await startShop({ DATA_DIR: folder })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const PROFILE = 'admin/userManagement/image/upload'
const CONTACT = 'admin/userManagement/image/verifiedContact/upload'

const picture = (width = 300, height = 200, background = '#c04020') =>
  sharp({ create: { width, height, channels: 3, background } })
const jpeg = () => picture().jpeg().toBuffer()
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

async function send(visitor: Visitor, path: string, ...files: (Buffer | [field: string, Buffer])[]) {
  const form = new FormData()
  for (const file of files) {
    const [field, bytes] = Array.isArray(file) ? file : ['image', file]
    form.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'holiday.jpg')
  }
  const token = visitor.cookies.get('XSRF-TOKEN')
  const response = await fetch(`${shop.origin}/api/istore/client/${path}`, {
    method: 'POST',
    headers: {
      cookie: [...visitor.cookies].map(([k, v]) => `${k}=${v}`).join('; '),
      ...(token && { 'x-xsrf-token': token }),
    },
    body: form,
  })
  const body = (await response.json()) as {
    user?: { profileImage: string }
    sides?: string[]
    error?: { errors: { code: string; message: string }[] }
  }
  return { status: response.status, body, code: body.error?.errors[0]?.code }
}
const images = (visitor: Visitor, id: string, query = {}) =>
  visitor.api('GET admin/userManagement/image/user/{id}', { params: { id }, query })
const get = async (path: string) => {
  const response = await shop.stranger().raw('GET', path)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('profile pictures', () => {
  test('ACC-2 are encoded anew, served for good under their content, and known to the app info', async () => {
    const { visitor, id } = await member(shop)
    const { body } = await send(visitor, PROFILE, await jpeg())
    const src = body.user?.profileImage ?? ''
    expect(src).toMatch(/^\/media\/uploads\/[0-9a-f]{32}\.webp$/)
    const { response, bytes } = await get(src)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 300, height: 200 })
    const avif = await get(src.replace('webp', 'avif'))
    expect((await sharp(avif.bytes).metadata()).format).toBe('heif')
    expect((await images(visitor, id)).body.profileImage).toMatchObject({ src, width: 300, height: 200 })
    expect((await visitor.api('GET common3/appInfoInit')).body.body.user).toMatchObject({ profileImage: src })
  })

  test('ACC-2 the same one again is kept once; another one replaces it; removing leaves none', async () => {
    const { visitor, id } = await member(shop)
    const first = await send(visitor, PROFILE, await jpeg())
    expect((await send(visitor, PROFILE, await jpeg())).body).toEqual(first.body)
    await send(visitor, PROFILE, await picture(50, 50, '#00ff00').png().toBuffer())
    expect((await get(first.body.user?.profileImage ?? '')).response.status).toBe(404)
    await visitor.api('PUT admin/userManagement/userInfo', { body: { profileImage: null } })
    expect((await images(visitor, id)).body.profileImage).toBeNull()
  })

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('ACC-2 %s is taken', async format => {
    const { visitor } = await member(shop)
    expect((await send(visitor, PROFILE, await picture().toFormat(format).toBuffer())).status).toBe(200)
  })

  test('ACC-2 a turned photo stands upright, and nothing of its EXIF is left', async () => {
    const turned = await picture(300, 200)
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { webp, avif, width, height } = await encode(turned, 640)
    expect([width, height]).toEqual([200, 300])
    for (const bytes of [webp, avif]) {
      const { exif, icc, xmp, orientation } = await sharp(bytes).metadata()
      expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined])
    }
  })

  test('ACC-2 what is appended to a picture does not come along', async () => {
    const polyglot = Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>PK\x03\x04')])
    const { webp, avif } = await encode(polyglot, 640)
    for (const bytes of [webp, avif]) expect(bytes.includes('<script')).toBe(false)
  })
})

test('ACC-7 pictures of the document, which show the number, are seen only shortly after signing in', async () => {
  const { visitor, id, emailID } = await member(shop)
  const seen = () => images(visitor, id, { verifiedContact: 'true' })
  shop.pass(10 * 60_000 + 1)
  expect((await seen()).body.verifiedContact, 'there are none').toEqual([])
  await send(visitor, CONTACT, await jpeg())
  expect((await seen()).code).toBe('sign-in-again')
  expect((await images(visitor, id)).status, 'the others are no secret').toBe(200)
  await signOn(visitor, emailID)
  expect((await seen()).body.verifiedContact).toMatchObject([{ side: 'front' }])
})

describe('what is refused', () => {
  /** Small as a file: one bit a pixel, all the same. */
  const huge = async () => {
    const edge = 20_000
    const header = Buffer.alloc(13)
    header.writeUInt32BE(edge, 0)
    header.writeUInt32BE(edge, 4)
    header[8] = 1
    const rows = deflateSync(Buffer.alloc(edge * (1 + edge / 8)), { level: 1 })
    const chunk = (type: string, data: Buffer) => {
      const body = Buffer.concat([Buffer.from(type), data])
      const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
      length.writeUInt32BE(data.length)
      check.writeUInt32BE(crc32(body))
      return Buffer.concat([length, body, check])
    }
    const chunks = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]
    return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
  }
  const png = () => picture().png().toBuffer()
  const CASES: [string, () => Promise<Buffer>, number, string][] = [
    ['an SVG under another name', async () => SVG, 415, 'not-a-picture'],
    [
      'an SVG behind the first bytes of a PNG',
      async () => Buffer.concat([(await png()).subarray(0, 8), SVG]),
      415,
      'not-a-picture',
    ],
    [
      'a script that begins like a GIF',
      async () => Buffer.from('GIF89a/*xxxxxxxxx*/=1;alert(1)'),
      415,
      'not-a-picture',
    ],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'not-a-picture'],
    ['half a picture', async () => (await png()).subarray(0, 120), 415, 'not-a-picture'],
    ['half a photo', async () => (await jpeg()).subarray(0, 300), 415, 'not-a-picture'],
    [
      'a photo with another file in its middle',
      async () => Buffer.concat([(await jpeg()).subarray(0, 200), Buffer.from('PK\x03\x04'.repeat(200))]),
      415,
      'not-a-picture',
    ],
    ['a GIF', () => picture().gif().toBuffer(), 415, 'not-a-picture'],
    ['a TIFF', () => picture().tiff().toBuffer(), 415, 'not-a-picture'],
    ['a bitmap of Windows', async () => Buffer.from(`BM${'\0'.repeat(200)}`), 415, 'not-a-picture'],
    ['a PDF', async () => Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction 2 0 R>>'), 415, 'not-a-picture'],
    ['a ZIP', async () => Buffer.from(`PK\x03\x04${'\0'.repeat(200)}`), 415, 'not-a-picture'],
    ['a program', async () => Buffer.from(`MZ${'\0'.repeat(200)}`), 415, 'not-a-picture'],
    [
      'an XML file that reads another',
      async () => Buffer.from('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><svg>&e;</svg>'),
      415,
      'not-a-picture',
    ],
    [
      'a command in the container of AVIF',
      async () => Buffer.from(`\0\0\0\x18ftypavif\0\0\0\0avifmif1${'#!/bin/sh\n'.repeat(20)}`, 'latin1'),
      415,
      'not-a-picture',
    ],
    ['a thousand zeros', async () => Buffer.alloc(1000), 415, 'not-a-picture'],
    ['20,000 × 20,000 pixels', huge, 413, 'too-large'],
    [
      'more than 8 MB',
      async () => Buffer.concat([await jpeg(), Buffer.alloc(8 * 1024 * 1024)]),
      413,
      'too-large',
    ],
    ['100 MB', async () => Buffer.alloc(100 * 1024 * 1024, 'x'), 413, 'too-large'],
    ['nothing', async () => Buffer.alloc(0), 400, 'invalid'],
  ]
  test.each(CASES)('ACC-2 %s', async (_what, file, status, code) => {
    const { visitor, id } = await member(shop)
    const reply = await send(visitor, PROFILE, await file())
    expect([reply.status, reply.code]).toEqual([status, code])
    expect(reply.body.error?.errors[0]?.message).toMatch(/\.$/)
    expect((await images(visitor, id)).body.profileImage).toBeNull()
    expect((await shop.shop.db.select().from(uploads)).filter(u => u.accountId === id)).toEqual([])
  })

  test('API-4 two files, another field, no form, nobody signed in', async () => {
    const { visitor } = await member(shop)
    expect((await send(visitor, PROFILE, await jpeg(), await jpeg())).status).toBe(400)
    expect((await send(visitor, PROFILE, ['picture', await jpeg()])).status).toBe(400)
    expect((await send(visitor, PROFILE)).status).toBe(400)
    const noForm = await visitor.raw('POST', `/api/istore/client/${PROFILE}`, {
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(noForm.status).toBe(400)
    expect((await send(await shop.visitor(), PROFILE, await jpeg())).status).toBe(401)
  })

  test('API-2 an upload without the token', async () => {
    const { visitor } = await member(shop)
    visitor.cookies.delete('XSRF-TOKEN')
    expect((await send(visitor, PROFILE, await jpeg())).code).toBe('bad-token')
  })
})

test('API-4 NFR-S a drawing is refused before it is looked into: a small one may take minutes to measure', async () => {
  const groups = Array.from(
    { length: 5 },
    (_, i) => `<g id="g${i + 1}">${`<use href="#g${i}"/>`.repeat(12)}</g>`,
  )
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><g id="g0"><circle r="4"/></g>${groups.join('')}</svg>`
  const began = performance.now()
  for (const file of [Buffer.from(drawing), gzipSync(drawing)])
    await expect(encode(file, 640)).rejects.toMatchObject({ reasons: [{ code: 'not-a-picture' }] })
  expect(performance.now() - began).toBeLessThan(200)
})

test('ACC-2 a picture of 40 megapixels takes less than 150 MB', async () => {
  const large = await sharp({ create: { width: 8_000, height: 5_000, channels: 3, background: '#808080' } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  let most = 0
  const before = process.memoryUsage().rss
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss - before)
  }, 5)
  await encode(large, 1600)
  clearInterval(watch)
  expect(most / 1024 / 1024).toBeLessThan(150)
})

describe('pictures of an identity document', () => {
  // So many accounts of one network would be too many at once.
  beforeAll(() => shop.pass(16 * 60_000))

  test('ACC-7 are encrypted in the database and come back to their owner alone, never cached', async () => {
    const { visitor, id } = await member(shop)
    expect((await send(visitor, CONTACT, await jpeg())).body.sides).toEqual(['front'])
    expect((await send(visitor, `${CONTACT}?side=back`, await jpeg())).body.sides).toEqual(['back', 'front'])
    const rows = await shop.shop.db.select().from(verifiedContactImages)
    for (const { content } of rows) expect(Buffer.from(content).includes('RIFF')).toBe(false)
    expect((await shop.shop.db.select().from(uploads)).filter(u => u.accountId === id)).toEqual([])
    const own = await images(visitor, id, { verifiedContact: 'true' })
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    const [, front] = own.body.verifiedContact
    const bytes = Buffer.from(front?.src.split(',')[1] ?? '', 'base64')
    expect((await sharp(bytes).metadata()).format).toBe('webp')
    expect((await images(visitor, id)).body.verifiedContact).toEqual([])
  })

  test("ACC-10 another account's are absent", async () => {
    const { visitor, id } = await member(shop)
    await send(visitor, CONTACT, await jpeg())
    const other = await member(shop)
    expect((await images(other.visitor, id, { verifiedContact: 'true' })).status).toBe(404)
    expect((await images(shop.stranger(), id)).status).toBe(401)
    expect((await send(await shop.visitor(), CONTACT, await jpeg())).status).toBe(401)
    expect((await send(other.visitor, `${CONTACT}?side=left`, await jpeg())).status).toBe(400)
  })

  test('ACC-7 the key lies beside the data, for its owner alone to read', async () => {
    expect(await readFile(join(folder, 'data.key'), 'utf8')).toMatch(/^[0-9a-f]{64}$/)
  })
})

test('ACC-2 NFR-S more pictures than anybody chooses from are refused for a while, of every kind, and others’ are not', async () => {
  // So many accounts of one network would be too many at once.
  shop.pass(16 * 60_000)
  const { visitor } = await member(shop)
  const half = (await jpeg()).subarray(0, 300)
  for (let sent = 0; sent < 20; sent++)
    for (const path of [PROFILE, CONTACT]) expect((await send(visitor, path, half)).status).toBe(415)
  for (const path of [PROFILE, CONTACT]) {
    const { status, code, body } = await send(visitor, path, await jpeg())
    expect([status, code]).toEqual([429, 'too-many'])
    expect(body.error?.errors[0]?.message).toMatch(/15 minutes/)
  }
  const other = await member(shop)
  expect((await send(other.visitor, PROFILE, await jpeg())).status).toBe(200)
  shop.pass(15 * 60_000)
  expect((await send(visitor, PROFILE, await jpeg())).status).toBe(200)
})
