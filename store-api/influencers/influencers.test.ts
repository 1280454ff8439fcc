import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendMails } from '../send-mails.ts'
import { mailsIn, member } from '../testing/people.ts'
import { good } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-api-influencers-'))
  shop = await startShop({ DATA_DIR: folder })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const DRAFT = {
  name: 'Mei',
  bio: 'Tea, <b>slowly</b>.\u202e\nEvery day.',
  links: [{ label: 'Home', url: 'HTTPS://Example.com/mei' }],
  productIDs: ['novel', 'mooncake'],
  submit: true,
}
const create = (visitor: Visitor, body: unknown = DRAFT) =>
  visitor.api('POST admin/userManagement/influencerProfile', { body })
const change = (visitor: Visitor, body: unknown = DRAFT) =>
  visitor.api('PUT admin/userManagement/influencerProfile', { body })
const own = async (visitor: Visitor) => good(await visitor.api('GET admin/userManagement/influencerProfile'))
const list = async () => good(await shop.stranger().api('GET common3/influencerProfile/list', { query: {} }))
const detail = (visitor: Visitor, id: string) =>
  visitor.api('GET common3/influencerProfile/detail/{id}', { params: { id } })
const like = (visitor: Visitor, id: string, headers = {}) =>
  visitor.api('GET admin/userManagement/user/like/{id}/true', { params: { id }, headers })

async function storeMails(): Promise<string[]> {
  while ((await sendMails(shop.shop)) > 0);
  return (await mailsIn(folder)).filter(mail => mail.includes('/api/istore/review/'))
}
/** Path of the page that the last mail to the store leads to. */
async function reviewPath(): Promise<string> {
  await sendMails(shop.shop)
  const mail = (await mailsIn(folder)).findLast(m => m.includes('/api/istore/review/'))
  return /\/api\/istore\/review\/[\w-]{43}/.exec(mail ?? '')?.[0] ?? 'none'
}
const picturesIn = (page: string) => /name="pictures" value="([^"]*)"/.exec(page)?.[1] ?? 'none'
const decide = (path: string, decision: string, pictures = '') =>
  shop.stranger().raw('POST', path, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ decision, pictures }).toString(),
  })

async function published(): Promise<{ visitor: Visitor; id: string }> {
  const { visitor } = await member(shop)
  const { body } = await create(visitor)
  await decide(await reviewPath(), 'active')
  return { visitor, id: body.profile?.id ?? '' }
}

describe('the own profile', () => {
  test('ACC-7 H4 asks the store five times in a quarter of an hour; drafts are kept as often as one likes', async () => {
    const { visitor } = await member(shop)
    good(await create(visitor))
    for (let i = 0; i < 4; i++) good(await change(visitor))
    const asked = (await storeMails()).length
    expect(await change(visitor)).toMatchObject({ status: 429, code: 'too-many' })
    good(await change(visitor, { ...DRAFT, submit: false }))
    expect(await storeMails()).toHaveLength(asked)
    shop.pass(15 * 60_000)
    good(await change(visitor))
    expect(await storeMails()).toHaveLength(asked + 1)
  })

  test('ACC-7 goes from none to draft to pending to active, and only then is public', async () => {
    const { visitor } = await member(shop)
    const status = async () => good(await visitor.api('GET admin/userManagement/influencer/status')).status
    expect([await status(), await own(visitor)]).toEqual(['none', { status: 'none', profile: null }])
    const { body } = await create(visitor, { ...DRAFT, submit: false })
    const id = body.profile?.id ?? ''
    expect([await status(), (await detail(visitor, id)).status]).toEqual(['draft', 404])
    await change(visitor)
    expect([await status(), (await detail(visitor, id)).status]).toEqual(['pending', 404])
    const path = await reviewPath()
    const page = await shop.stranger().raw('GET', path)
    expect(await page.text()).toContain('Tea, &lt;b&gt;slowly&lt;/b&gt;.')
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    expect((await decide(path, 'active')).status).toBe(200)
    expect([await status(), (await detail(visitor, id)).status]).toEqual(['active', 200])
    expect((await decide(path, 'rejected')).status).toBe(410)
    expect((await list()).influencers.map(i => i.id)).toContain(id)
  })

  test('ACC-7 is plain text with web addresses, and shows products in its own order', async () => {
    const { visitor, id } = await published()
    const { body } = await detail(await shop.visitor(), id)
    expect(body).toMatchObject({
      name: 'Mei',
      bio: 'Tea, <b>slowly</b>.\nEvery day.',
      links: [{ label: 'Home', url: 'https://example.com/mei' }],
      likes: 0,
      liked: false,
    })
    expect(body.products.map(p => p.id)).toEqual(['novel', 'mooncake'])
    expect((await own(visitor)).status).toBe('active')
  })

  test('ACC-7 CAT-7 links of whom the store presents are named in the language of the visit', async () => {
    const labels = async (locale: string) => {
      const visitor = await shop.visitor()
      await visitor.api('GET common3/changeLocale/{locale}', { params: { locale } })
      return (await detail(visitor, 'first')).body.links.map(link => link.label)
    }
    expect([await labels('en'), await labels('zh')]).toEqual([['Home'], ['主页']])
  })

  test('ACC-7 a change is looked at again; a decision about what was before counts no more', async () => {
    const { visitor, id } = await published()
    await change(visitor)
    const path = await reviewPath()
    await change(visitor, { ...DRAFT, bio: 'Something else' })
    expect((await decide(path, 'active')).status).toBe(410)
    expect((await detail(visitor, id)).status).toBe(404)
    await decide(await reviewPath(), 'rejected')
    expect((await own(visitor)).status).toBe('rejected')
  })

  test('ACC-7 one per account, and nothing to change before there is one', async () => {
    const { visitor } = await member(shop)
    expect((await change(visitor)).status).toBe(404)
    const replies = await Promise.all([create(visitor), create(visitor), create(visitor)])
    expect(replies.map(r => r.status).sort()).toEqual([200, 409, 409])
    expect((await create(await shop.visitor())).status).toBe(401)
  })

  test.each([
    ['a script for a link', { links: [{ label: 'x', url: 'javascript:alert(1)' }] }],
    ['a data link', { links: [{ label: 'x', url: 'data:text/html,x' }] }],
    [
      'a link with a name and a password',
      { links: [{ label: 'x', url: 'https://bank.example@evil.example/' }] },
    ],
    ['a link from nowhere', { links: [{ label: 'x', url: '//evil.example' }] }],
    ['a product that is not there', { productIDs: ['nothing'] }],
    ['a blank name', { name: ' ' }],
    ['a status of its own', { status: 'active' }],
    ['too many links', { links: Array.from({ length: 7 }, () => DRAFT.links[0]) }],
  ])('API-4 %s is refused', async (_what, wrong) => {
    const { visitor } = await member(shop)
    expect((await create(visitor, { ...DRAFT, ...wrong })).status).toBe(400)
    expect((await own(visitor)).profile).toBeNull()
  })
})

describe('pictures of a profile', () => {
  const picture = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer()
  const upload = async (visitor: Visitor, bytes: Buffer, kind = 'influencer/') => {
    const form = new FormData()
    form.append('image', new Blob([new Uint8Array(bytes)]), 'me.png')
    const response = await fetch(
      `${shop.origin}/api/istore/client/admin/userManagement/image/${kind}upload`,
      {
        method: 'POST',
        headers: {
          cookie: [...visitor.cookies].map(([k, v]) => `${k}=${v}`).join('; '),
          'x-xsrf-token': visitor.cookies.get('XSRF-TOKEN') ?? '',
        },
        body: form,
      },
    )
    return {
      status: response.status,
      body: (await response.json()) as { images: { id: string; image: { src: string } }[] },
    }
  }
  const remove = (visitor: Visitor, id: string) =>
    visitor.api('DELETE admin/userManagement/image/influencer/delete/{id}', { params: { id } })

  test('ACC-7 are added, looked at again, and removed; the same one is there once', async () => {
    const { visitor, id } = await published()
    const once = await upload(visitor, await picture('#112233'))
    expect((await upload(visitor, await picture('#112233'))).body).toEqual(once.body)
    expect(once.body.images).toHaveLength(1)
    expect([(await own(visitor)).status, (await detail(visitor, id)).status]).toEqual(['pending', 404])
    const [{ id: imageID, image } = { id: '', image: { src: '' } }] = once.body.images
    expect((await shop.stranger().raw('GET', image.src)).status).toBe(200)
    expect((await remove(visitor, imageID)).body.images).toEqual([])
    expect((await remove(visitor, imageID)).body.images).toEqual([])
    expect((await shop.stranger().raw('GET', image.src)).status).toBe(404)
  })

  test('ACC-7 one that comes after the store has opened the page is not published with the others', async () => {
    const { visitor } = await member(shop)
    const id = good(await create(visitor)).profile?.id ?? ''
    await upload(visitor, await picture('#223344'))
    const path = await reviewPath()
    const opened = await (await shop.stranger().raw('GET', path)).text()
    const { body } = await upload(visitor, await picture('#334455'))
    const [seen, unseen] = body.images.map(({ image }) => image.src)
    expect([opened.includes(seen ?? 'none'), opened.includes(unseen ?? 'none')]).toEqual([true, false])

    const again = await decide(path, 'active', picturesIn(opened))
    expect(again.status).toBe(409)
    const now = await again.text()
    expect(now).toContain('Please look again')
    expect(now).toContain(unseen)
    expect([(await own(visitor)).status, (await detail(visitor, id)).status]).toEqual(['pending', 404])
    expect((await decide(path, 'active', picturesIn(now))).status).toBe(200)
    expect(good(await detail(visitor, id)).images).toHaveLength(2)
  })

  test('ACC-7 L3 one that is also the profile picture stays there, whichever of both goes first', async () => {
    const { visitor } = await published()
    const bytes = await picture('#778899')
    const { body } = await upload(visitor, bytes)
    expect((await upload(visitor, bytes, '')).status).toBe(200)
    const [{ id: imageID, image } = { id: '', image: { src: '' } }] = body.images
    const found = async () => (await shop.stranger().raw('GET', image.src)).status
    await remove(visitor, imageID)
    expect(await found()).toBe(200)
    await upload(visitor, bytes)
    await upload(visitor, await picture('#998877'), '')
    expect(await found()).toBe(200)
    await remove(visitor, imageID)
    expect(await found()).toBe(404)
  })

  test('ACC-7 eight at most', async () => {
    const { visitor } = await published()
    for (let i = 0; i < 8; i++) expect((await upload(visitor, await picture(`#0000${i}0`))).status).toBe(200)
    expect((await upload(visitor, await picture('#ffffff'))).status).toBe(400)
    expect((await own(visitor)).profile?.images).toHaveLength(8)
  })

  test("ACC-10 nobody touches another's, and without a profile there is no place for one", async () => {
    const { visitor } = await published()
    const { body } = await upload(visitor, await picture('#445566'))
    const other = await member(shop)
    await remove(other.visitor, body.images[0]?.id ?? '')
    expect((await own(visitor)).profile?.images).toHaveLength(1)
    expect((await upload(other.visitor, await picture('#445566'))).status).toBe(404)
    expect((await remove(await shop.visitor(), 'x')).status).toBe(401)
  })
})

describe('liking', () => {
  test('CAT-7 counts once per account, however often and however fast', async () => {
    const { id } = await published()
    const { visitor } = await member(shop)
    await Promise.all(Array.from({ length: 8 }, () => like(visitor, id)))
    expect((await like(visitor, id)).body).toEqual({ likes: 1, liked: true })
    expect((await like((await member(shop)).visitor, id)).body.likes).toBe(2)
    expect((await detail(visitor, id)).body).toMatchObject({ likes: 2, liked: true })
    expect((await list()).influencers[0]?.id).toBe(id)
  })

  test('API-2 not from another site, not by a guest, not what is not published', async () => {
    const { visitor } = await member(shop)
    expect((await like(visitor, 'first', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await like(await shop.visitor(), 'first')).status).toBe(401)
    expect((await like(visitor, 'nobody')).status).toBe(404)
  })
})

test('CAT-7 the list comes in pages', async () => {
  const page = async (startingPosition: string) =>
    good(
      await shop.stranger().api('GET common3/influencerProfile/list', {
        query: { infiniteLoad: 'true', numberToLoad: '1', startingPosition },
      }),
    )
  const { count } = await list()
  const ids = await Promise.all(
    Array.from({ length: count }, async (_, i) => (await page(String(i))).influencers[0]?.id),
  )
  expect(new Set(ids).size).toBe(count)
})
