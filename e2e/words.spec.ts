import { randomUUID } from 'node:crypto'
import { openAttempt } from './support/attempt.ts'
import { buyable } from './support/catalogue.ts'
import { expect, test } from './support/changed-shop.ts'
import { LONG_WORD, LONG_WORDS, misfits } from './support/long-words.ts'
import { hydrated, SIZES } from './support/test.ts'
import { texts } from './support/texts.ts'
import { addToCart, newVisitor, register, takeOver, type Visitor } from './support/visitor.ts'

const t = texts('en')
const FITS = { wide: 0, broken: [] }

test.use({ viewport: SIZES.phone })

/** Somebody whose pages all have something on them: an order, a cart, and whatever else a person types. */
async function withOwnThings({ api }: Pick<Visitor, 'api'>, url: string) {
  const { userID, myID } = await register(api)
  const person = { firstName: 'Mei', lastName: 'Chen', phone: '604 555 0123' }
  const place = { streetNumberAndNameDetails: '8 No. 3 Road', unit: '4', city: 'Richmond' }
  await api('POST admin/userManagement/updateAddresses/{a}/{b}', {
    params: { a: userID, b: 'SHIPPING' },
    body: { address: { ...person, address: { ...place, province: 'BC', postCode: 'V6X 2B9' } } },
  })
  const links = [{ label: 'Videos', url: 'https://video.example' }]
  const draft = { name: 'Mei', bio: 'Tea', links, productIDs: [], submit: false }
  await api('POST admin/userManagement/influencerProfile', { body: draft })
  const contact = { legalName: 'Mei', phone: person.phone, idType: 'passport', idNumber: 'AB123456' } as const
  await api('POST admin/userManagement/verifiedContact', { body: contact })
  const friend = await newVisitor(url)
  const account = { emailID: `${randomUUID()}@example.com`, password: randomUUID() }
  const body = { ...account, firstName: 'Mei', lastName: 'Chen', referrerID: myID }
  await friend.api('POST common3/clientRegistration', { body })
  const [product] = await buyable(url, 1)
  await addToCart(api, product)
  return product
}

test('APP-3 CAT-3 CRT-1 CHK-2 ACC-3 a word of 60 letters widens no page of a phone, whoever wrote it, and no other word is broken for it', async ({
  page,
  context,
  changed,
  problems,
}) => {
  test.setTimeout(600_000)
  changed.backend.changes = LONG_WORDS
  const { orderID, api, cookies } = await openAttempt(changed.url, context, 'ott-alipay')
  const intentID = randomUUID()
  await api('PUT admin/orderManagement/addComment/{id}', {
    params: { id: orderID },
    body: { comment: 'Less ice', intentID },
  })
  const product = await withOwnThings({ api }, changed.url)
  await takeOver(context, changed.url, cookies())
  const main = page.getByRole('main')
  const opens = async (path: string) => {
    await page.goto(path)
    await expect(main.getByRole('heading').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await misfits(page), path).toEqual(FITS)
  }

  await opens(`/store/product/${product.id}`)
  const heart = main.getByRole('button', { name: t('catalog.wish', { name: product.name }) })
  await hydrated(heart)
  await heart.click()

  for (const path of ['/', '/page/about', '/page/contact', '/blog', '/blog/storing-tea']) await opens(path)
  for (const path of [
    '',
    '/productlist',
    '/brands',
    '/search?q=tea',
    '/search?q=zzzz',
    '/product/osmanthus-oolong',
  ])
    await opens(`/store${path}`)
  for (const path of [
    'influencers',
    'influencer/ming-pours',
    'groupCampaigns',
    'groupCampaign/osmanthus-together',
  ])
    await opens(`/store/${path}`)
  const own = [
    'list',
    'orders',
    `orders?id=${orderID}`,
    'profile',
    'addresses',
    'security',
    'credit',
    'membership',
  ]
  for (const path of [...own, 'referral', 'influencer', 'identity', 'wishlist']) await opens(`/user/${path}`)

  for (const path of ['/checkout/cart', '/checkout/payment', `/confirmation/${orderID}`]) await opens(path)
  await opens('/checkout/checkout')
  for (const method of ['delivery', 'eatIn', 'pickup'] as const) {
    const way = main.getByRole('radio', { name: t(`checkout.method.${method}`) })
    await hydrated(way)
    await way.check()
    await page.waitForLoadState('networkidle')
    expect(await misfits(page), method).toEqual(FITS)
  }
  const places = main.getByRole('group', { name: t('checkout.details.where') })
  await places.getByRole('radio').first().check()
  await expect(main.getByRole('link', { name: LONG_WORD })).toHaveAttribute('href', /^tel:/)
  expect(await misfits(page), 'the telephone of the place').toEqual(FITS)
  expect(problems).toEqual([])
})
