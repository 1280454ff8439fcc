import { randomUUID } from 'node:crypto'
import { declaration as account } from '../mfe-account/declaration.ts'
import { VERIFY_WORDS } from '../store-api/account/verify-words.ts'
import { fillCart } from './support/attempt.ts'
import { expectAccessible } from './support/axe.ts'
import { holdAnswers } from './support/hold-answers.ts'
import { expectNoLayoutShift } from './support/layout-shift.ts'
import { mailTo } from './support/mails.ts'
import { watchNetwork } from './support/network.ts'
import { openForm } from './support/open-form.ts'
import { shapes } from './support/shapes.ts'
import { expect, hydrated, painted, test } from './support/test.ts'
import { texts } from './support/texts.ts'
import { newVisitor, register, takeOver } from './support/visitor.ts'

const t = texts('en')
const KB = 1024
/** Pages that need an account, and their headings. */
const PAGES = {
  '/user/list': /Ann/,
  '/user/orders': t('account.orders.empty'),
  '/user/profile': t('account.profile.title'),
  '/user/addresses': t('account.addresses.title'),
  '/user/security': t('account.security.title'),
  '/user/credit': t('account.credit.title'),
  '/user/membership': t('account.membership.title'),
  '/user/referral': t('account.referral.title'),
  '/user/influencer': t('account.influencer.title'),
  '/user/identity': t('account.identity.title'),
} as const
/** A page that is the browser's own, so guests have it as well. */
const OPEN = { '/user/wishlist': t('account.wishlist.title') } as const

/** Those that no other test looks at for violations. */
const UNSEEN = new Set(
  ['credit', 'membership', 'referral', 'influencer', 'identity'].map(name => `/user/${name}`),
)

/** Somebody new. */
async function registered(url: string, firstName = 'Ann', language: 'en' | 'zh' = 'en') {
  const visitor = await newVisitor(url, language)
  return { ...visitor, ...(await register(visitor.api, { firstName })) }
}

/** What each page that needs an account shows of its own, as A has it there; null where its own comes from the browser or a later call. */
const OWN = {
  '/user/list': 'name',
  '/user/orders': 'order',
  '/user/profile': 'phone',
  '/user/addresses': 'street',
  '/user/security': null,
  '/user/credit': null,
  '/user/membership': null,
  '/user/referral': 'link',
  '/user/influencer': 'pageName',
  '/user/identity': 'legalName',
} as const satisfies Record<keyof typeof PAGES, string | null>
/** Pages of the remote that are anybody's. */
const ANYBODYS = ['login', 'signup', 'forgot-password', 'reset-password', 'find-order', 'wishlist', 'user']

/** Fills every page of an account with words that are nowhere else. */
async function withOwnThings(url: string) {
  const name = `Ann${randomUUID().slice(0, 8)}`
  const a = await registered(url, name)
  const street = `${randomUUID().slice(0, 8)} Elm St`
  const [pageName, legalName, phone] = [randomUUID(), randomUUID(), '647 555 7319']
  const address = {
    ...{ firstName: name, lastName: 'Chen', phone },
    address: { streetNumberAndNameDetails: street, city: 'Markham', province: 'ON', postCode: 'L3R 0A1' },
  }
  await a.api('POST admin/userManagement/updateAddresses/{a}/{b}', {
    params: { a: a.userID, b: 'SHIPPING' },
    body: { address },
  })
  await a.api('PUT admin/userManagement/userInfo', { body: { phone } })
  const draft = { name: pageName, bio: '', links: [], productIDs: [], submit: false }
  await a.api('POST admin/userManagement/influencerProfile', { body: draft })
  const contact = { legalName, phone, idType: 'passport', idNumber: 'AB123456' } as const
  await a.api('POST admin/userManagement/verifiedContact', { body: contact })
  const { id, total, currency } = await fillCart(url, a.api)
  const { orderID: order } = await a.api('POST shoppingManagement4/billing/{id}', {
    params: { id },
    body: { idempotencyKey: randomUUID(), total, currency },
  })
  return { ...a, words: { name, order, phone, street, link: a.myID, pageName, legalName, email: a.emailID } }
}

test('VIS-2 ACC-10 every page by its address: the anonymous sign in and come back, A sees A’s own, B nothing of it', async ({
  shop,
}) => {
  const known = Object.entries(account.paths).filter(([, page]) => !ANYBODYS.includes(page))
  expect(known.map(([path]) => path).sort()).toEqual(Object.keys(OWN).sort())
  const [anonymous, a, b] = [
    await newVisitor(shop.url),
    await withOwnThings(shop.url),
    await registered(shop.url),
  ]
  const { order } = a.words
  const paths = [
    ...Object.keys(OWN),
    ...['/user/wishlist', '/account/findOrder', '/account/login', `/user/orders?id=${order}`],
    ...[`/checkout/payment?order=${order}`, `/confirmation/${order}`, `/account/findOrder?order=${order}`],
  ]
  for (const path of paths) {
    const [own] = [OWN[path as keyof typeof OWN]]
    const nobodys = await anonymous.page(path)
    if (path in OWN) expect(nobodys.leadsTo, path).toBe(`/account/login?next=${encodeURIComponent(path)}`)
    if (own) expect((await a.page(path)).html, path).toContain(a.words[own])
    const told = [nobodys.html, (await b.page(path)).html].map(html =>
      // Who names the number in the address is shown that number back.
      Object.entries(a.words).filter(
        ([what, word]) => html.includes(word) && !(what === 'order' && path.includes(order)),
      ),
    )
    expect(told, path).toEqual([[], []])
  }
  expect((await a.page(`/user/orders?id=${order}`)).html).toContain('Mei')
  // Its status may have gone out before the answer came; what it says has not.
  expect((await b.page(`/user/orders?id=${order}`)).html).toContain(`<h1>${t('account.order.missing')}</h1>`)
})

test('ACC-4 ACC-5 ACC-6 ACC-7 every page of the account: no violation, fits 320 px, little script, nothing moves', async ({
  page,
  context,
  shop,
  problems,
}) => {
  const { cookies } = await registered(shop.url)
  await takeOver(context, shop.url, cookies())
  // So tall that what stands below a form is seen to move.
  await page.setViewportSize({ width: 320, height: 1400 })
  const main = page.getByRole('main')
  const sizes: Record<string, number> = {}
  for (const [path, heading] of Object.entries({ ...PAGES, ...OPEN })) {
    const loaded = await watchNetwork(page)
    await page.goto(path)
    await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const remote = loaded().filter(r => r.type === 'Script' && r.url.includes('/r/mfe-account/'))
    const kb = remote.reduce((sum, r) => sum + r.bytes, 0) / KB
    sizes[path] = Math.round(kb * 10) / 10
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wide, path).toBeLessThanOrEqual(0)
    await expectNoLayoutShift(page, { what: path })
    if (UNSEEN.has(path)) await expectAccessible(page, path)
  }
  console.log(`KB of mfe-account's script: ${JSON.stringify(sizes)}`)
  expect(Object.entries(sizes).filter(([, kb]) => kb > 21)).toEqual([])
  expect(problems).toEqual([])
})

test('ACC-6 the figures of what an own link brought stand on one line, however long their names are', async ({
  page,
  context,
  shop,
}) => {
  const { cookies } = await registered(shop.url)
  await takeOver(context, shop.url, cookies())
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/user/referral')
  const figures = page.getByRole('main').getByRole('definition')
  await expect(figures).toHaveCount(5)
  const bottoms = await figures.evaluateAll(all =>
    all.map(one => Math.round(one.getBoundingClientRect().bottom)),
  )
  expect(new Set(bottoms).size).toBe(1)
})

for (const { name: shape, language, t, use } of shapes('desktopEn'))
  test.describe(shape, () => {
    test.use(use)

    test('ACC-6 ACC-7 the own link, a public page that the store looks at, a contact whose number stays masked', async ({
      page,
      context,
      shop,
    }) => {
      const { api, cookies } = await registered(shop.url, 'Ann', language)
      await takeOver(context, shop.url, cookies())
      const main = page.getByRole('main')
      const save = main.getByRole('button', { name: t('account.save') })

      await page.goto('/user/referral')
      const { link } = await api('GET admin/trackingManagement/referrer/userTracking/GeneralInfo/')
      await expect(main.getByText(link)).toBeVisible()
      // A friend looks round by the link, and registers later.
      const friend = await newVisitor(shop.url, language)
      const { pathname, search } = new URL(link)
      await friend.page(pathname + search)
      await friend.page('/store/productlist')
      await register(friend.api)
      expect((await api('GET admin/trackingManagement/referrer/userTracking/GeneralInfo/')).users).toBe(1)

      const name = await openForm(page, '/user/influencer', t('account.influencer.name'), true)
      await name.fill('Ann’s table')
      await main.getByLabel(t('account.influencer.linkLabel', { n: 1 })).fill('My shop')
      await save.click()
      await expect(main.getByText(t('account.influencer.linkBoth'))).toBeVisible()
      await main.locator('[name=url1]').fill('https://ann.example')
      await main.getByLabel(t('account.influencer.submit')).check()
      await save.click()
      await expect(main.getByText(t('account.influencer.status.pending'))).toBeVisible()
      await expect(main.getByRole('heading', { name: t('account.influencer.pictures') })).toBeVisible()

      const legalName = await openForm(page, '/user/identity', t('account.identity.legalName'))
      await legalName.fill('Ann Chen')
      await main.getByLabel(t('account.phone')).fill('416 555 0123')
      await main.getByLabel(t('account.identity.idType'), { exact: true }).selectOption('passport')
      const number = main.getByLabel(t('account.identity.idNumber'), { exact: true })
      await number.fill('AB 123456')
      await save.click()
      await expect(main.getByText(t('account.identity.status.incomplete'))).toBeVisible()
      await expect(number).toHaveValue('')
      await expect(main.getByText('AB123456')).toHaveCount(0)
      await main.getByRole('button', { name: t('account.identity.show') }).click()
      await expect(main.getByText('AB123456')).toBeVisible()
    })
  })

for (const { path, submit, call } of [
  { path: '/account/login', submit: t('account.login.submit'), call: /\/common3\/signon$/ },
  { path: '/account/signup', submit: t('account.signup.submit'), call: /\/common3\/clientRegistration$/ },
])
  test(`ACC-1 ${path}: who went on to another page before the answer stays there, signed in`, async ({
    page,
    shop,
  }) => {
    const { api } = await newVisitor(shop.url, 'en')
    const known = await register(api, { password: 'steamed buns at noon' })
    const isNew = path === '/account/signup'
    const answers = await holdAnswers(page, call)
    await page.goto(`${path}?next=%2Fuser%2Fwishlist`)
    const main = page.getByRole('main')
    const button = main.getByRole('button', { name: submit, exact: true })
    await hydrated(button)
    await main.getByLabel(t('account.email')).fill(isNew ? `${randomUUID()}@example.com` : known.emailID)
    await main.getByLabel(t('account.password'), { exact: true }).fill('steamed buns at noon')
    if (isNew) {
      await main.getByLabel(t('account.firstName')).fill('Ann')
      await main.getByLabel(t('account.lastName')).fill('Wong')
    }
    await button.click()
    const banner = page.getByRole('banner')
    await banner.locator('.shell-logo').click()
    await expect(page).toHaveURL(`${shop.url}/`)
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    const cart = page.waitForResponse(/\/shoppingManagement4\/myCart$/)
    answers.release()
    await (await cart).finished()
    await expect(banner.getByRole('link', { name: texts('en')('shell.account'), exact: true })).toBeVisible()
    await painted(page)
    // What leads on asks for its page first.
    expect(asked.filter(url => url.includes('wishlist'))).toEqual([])
    await expect(page).toHaveURL(`${shop.url}/`)
  })

test('ACC-11 my account says that its address waits for the mailed link until that is opened, or for this visit put off', async ({
  page,
  context,
  shop,
  problems,
}) => {
  const { cookies, emailID } = await registered(shop.url)
  await takeOver(context, shop.url, cookies())
  const main = page.getByRole('main')
  const notice = main.getByText(t('account.confirm.text', { email: emailID }))
  const later = main.getByRole('button', { name: t('account.confirm.later') })
  await page.goto('/user/list')
  await expect(notice).toBeVisible()
  await expectAccessible(page, 'an address that is not confirmed', 'en')
  await hydrated(later)
  await later.click()
  await expect(notice).toBeHidden()
  await page.reload()
  await expect(later).toBeHidden()
  // Another visit.
  const again = await context.newPage()
  await again.goto(`${shop.url}/user/list`)
  const there = again.getByText(t('account.confirm.text', { email: emailID }))
  await expect(there).toBeVisible()
  const link = /https?:\S*\/verify-email\?t=[\w.-]+/.exec(await mailTo(shop, emailID, 'verify-email'))?.[0]
  await page.goto(link ?? '')
  await page.getByRole('button', { name: VERIFY_WORDS.en.button }).click()
  await expect(page.getByText(VERIFY_WORDS.en.done(emailID))).toBeVisible()
  await again.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(there).toBeHidden()
  await again.reload()
  await expect(again.getByRole('main').getByText(emailID)).toBeVisible()
  await expect(there).toBeHidden()
  expect(problems).toEqual([])
})

test('ACC-11 RTE-1 code of a part of my account that is lost on its way takes nothing else of the page with it, and is asked for until it comes', async ({
  page,
  context,
  shop,
}) => {
  const { cookies, emailID } = await registered(shop.url)
  await takeOver(context, shop.url, cookies())
  let [asked, lost] = [0, true]
  await page.route(/\/web\/confirm-notice\.js$/, route => {
    asked++
    return lost ? route.abort() : route.continue()
  })
  await page.goto('/user/list')
  await expect.poll(() => asked).toBeGreaterThan(1)
  const main = page.getByRole('main')
  await hydrated(main.getByRole('button', { name: t('account.my.signOut') }))
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  lost = false
  const later = main.getByRole('button', { name: t('account.confirm.later') })
  await hydrated(later)
  await later.click()
  await expect(main.getByText(t('account.confirm.text', { email: emailID }))).toBeHidden()
})
