import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentPages, sectionTemplates } from '../database/schema/store.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import { cleanHtml } from './clean-html.ts'

const both = (en: string, zh: string) => ({ en, zh })
const post = (name: string, related: string[] = [], html = '<p>Text</p>') => ({
  name,
  title: both(`Title ${name}`, `标题 ${name}`),
  summary: both('Short.', '简介。'),
  sections: [{ type: 'html', html: both(html, '<p>正文</p>') }],
  post: { publishedAt: '', author: both('Mei', '林梅'), cover: null, related },
})

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
  const hostile = '<p onclick="x()">Hi<script>alert(1)</script></p>'
  await shop.shop.db.insert(contentPages).values([
    { name: 'old', page: post('old'), publishedAt: new Date('2026-05-01T00:00:00Z') },
    {
      name: 'new',
      page: post('new', ['later', 'old', 'none'], hostile),
      publishedAt: new Date('2026-06-01T00:00:00Z'),
    },
    { name: 'later', page: post('later'), publishedAt: new Date('2026-06-03T00:00:00Z') },
  ])
  await shop.shop.db.insert(sectionTemplates).values([
    { type: 'banner', position: 1, section: { type: 'text', paragraphs: [both('Second', '二')] } },
    { type: 'banner', position: 0, section: { type: 'text', paragraphs: [both('First', '一')] } },
  ])
})
afterAll(() => shop.close())

const template = async (type: string, query: Record<string, string> = {}, language = 'en') =>
  (await shop.visitor({ 'accept-language': language })).api('GET common3/sectionTemplateByType/{type}', {
    params: { type },
    query,
  })
const page = async (pageName: string) =>
  (await shop.visitor()).api('GET common3/pageContent', { query: { pageName } })
const namesOf = async (query: Record<string, string>) => {
  const [section] = (await template('blog', query)).body.sections
  return section?.kind === 'posts' ? [section.posts.map(p => p.pageName), section.total] : null
}

describe('blog', () => {
  test('CAT-6 posts whose time has come are listed newest first, in parts', async () => {
    expect(await namesOf({})).toEqual([['new', 'old'], 2])
    expect(await namesOf({ numberToLoad: '1', startingPosition: '1' })).toEqual([['old'], 2])
    expect((await page('later')).status).toBe(404)
  })

  test('CAT-6 a post is a content page with author, date and related posts that are out', async () => {
    const { body } = await page('new')
    expect(body).toMatchObject({
      title: 'Title new',
      post: { author: 'Mei', publishedAt: '2026-06-01T00:00:00.000Z', related: [{ pageName: 'old' }] },
    })
    expect(body.post?.related).toHaveLength(1)
    expect((await page('home')).body).not.toHaveProperty('post')
  })

  test('CAT-6 a planned post comes out by itself', async () => {
    shop.pass(48 * 3_600_000)
    expect(await namesOf({})).toEqual([['later', 'new', 'old'], 3])
    expect((await page('later')).status).toBe(200)
  })

  test('CAT-6 markup that came into the database by another way is cleaned when answered', async () => {
    expect((await page('new')).body.sections).toEqual([{ kind: 'html', heading: '', html: '<p>Hi</p>' }])
  })
})

describe('section templates', () => {
  test('CAT-6 sections of a type in their order and in the language of the visitor', async () => {
    const texts = (reply: Awaited<ReturnType<typeof template>>) =>
      reply.body.sections.map(s => s.kind === 'text' && s.paragraphs[0])
    expect(texts(await template('banner'))).toEqual(['First', 'Second'])
    expect(texts(await template('banner', {}, 'zh'))).toEqual(['一', '二'])
  })

  test.each([
    ['nothing', 404],
    ['constructor', 404],
    ['Banner', 400],
    ['a b', 400],
  ])('CAT-6 the type "%s" is refused', async (type, status) => {
    expect((await template(type)).status).toBe(status)
  })
})

describe('markup of store owners', () => {
  test.each([
    ['script', '<p>a</p><script>x()</script>', '<p>a</p>'],
    ['handlers', '<img src="/a.png" onerror="x()">', '<img alt="" src="/a.png" loading="lazy" />'],
    ['style', '<p style="position:fixed" class="x" id="app">a</p><style>*{}</style>', '<p>a</p>'],
    ['javascript links', '<a href="java&#10;script:x()">a</a>', '<a>a</a>'],
    ['data links', '<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['pictures from anywhere', '<img src="http://a.test/x.png"><img src="//a.test/x.png">', ''],
    [
      'frames and forms',
      '<iframe src="/x"></iframe><form><input name="a"></form><svg><a>b</a></svg>',
      '<a>b</a>',
    ],
    ['an unclosed tag', '<p><b>a', '<p><b>a</b></p>'],
  ])('CAT-6 %s are taken out', (_what, html, clean) => {
    expect(cleanHtml(html)).toBe(clean)
  })

  test('CAT-6 links elsewhere open beside the shop, links within it stay', () => {
    expect(cleanHtml('<a href="https://tea.test">a</a>')).toBe(
      '<a href="https://tea.test" target="_blank" rel="noopener nofollow">a</a>',
    )
    expect(cleanHtml('<a href="/page/about" target="_top">a</a>')).toBe('<a href="/page/about">a</a>')
  })

  test('CAT-6 cleaning again changes nothing', async () => {
    const { demoStores } = await import('demo-stores/stores.ts')
    for (const { sections } of demoStores['tea-house'].contentPages)
      for (const section of sections)
        if (section.type === 'html')
          for (const html of Object.values(section.html))
            expect(cleanHtml(cleanHtml(html))).toBe(cleanHtml(html))
  })
})

test('CAT-6 a page keeps its contact form', async () => {
  const sections = [{ type: 'contactForm', heading: both('Write', '留言') }]
  const stored = { name: 'contact', title: both('C', '联'), summary: both('', ''), sections }
  await shop.shop.db.insert(contentPages).values({ name: 'contact', page: stored })
  expect((await page('contact')).body.sections).toEqual([{ kind: 'contactForm', heading: 'Write' }])
  await shop.shop.db.delete(contentPages).where(eq(contentPages.name, 'contact'))
})
