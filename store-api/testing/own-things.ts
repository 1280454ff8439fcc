import type { Call } from 'shared-contracts/api/endpoints.ts'
import sharp from 'sharp'
import { grantCredit } from '../credit/ledger.ts'
import { transaction } from '../database/database.ts'
import { multipart } from './browser.ts'
import { newCampaign } from './offers.ts'
import { member } from './people.ts'
import { add, CONTACT, good, order, settleDraft } from './purchase.ts'
import type { TestShop } from './shop.ts'
import type { CallOptions, Visitor } from './visitor.ts'

const PERSON = { emailID: 'owner@example.com', firstName: 'Own', lastName: 'Ownerson' }
const PHONE = '416 555 0777'
const STREET = '77 Owner Street'
const ID_NUMBER = 'OWNER7777X'
/** Words that only the owner of the things below ever typed. */
export const MARKERS = [PERSON.emailID, PERSON.lastName, PHONE, STREET, ID_NUMBER]

/** Every string under a name that holds an id, anywhere in JSON answers. */
export function harvest(answers: readonly string[]): string[] {
  const found = new Set<string>()
  const walk = (value: unknown, name: string): void => {
    if (typeof value === 'string' && /(id|code|key)$/i.test(name) && /^[\w.-]{2,64}$/.test(value))
      found.add(value)
    else if (Array.isArray(value)) for (const item of value) walk(item, name)
    else if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) walk(item, key)
  }
  for (const answer of answers) walk(JSON.parse(answer), '')
  return [...found]
}

/** An account with one of everything that an account can have. */
export async function ownThings(shop: TestShop): Promise<Visitor> {
  const { visitor, id } = await member(shop, PERSON)
  const make = async <C extends Call>(call: C, options: CallOptions) => good(await visitor.api(call, options))
  await order(visitor)
  const campaign = await newCampaign(shop)
  await make('POST shoppingManagement4/myCart/fc/{id}', {
    params: { id: campaign },
    body: { productID: 'mooncake', optionPair: '', quantity: 1, intentID: crypto.randomUUID() },
  })
  await add(visitor, 'longjing', 1, '50g-bag')
  await settleDraft(visitor)
  await make('POST shoppingManagement4/orderContactInfo', {
    query: { localStoreName: 'East Shop', methodName: 'pickup' },
    body: { ...CONTACT, email: PERSON.emailID, lastName: PERSON.lastName, phone: PHONE },
  })
  const address = {
    streetNumberAndNameDetails: STREET,
    city: 'Toronto',
    province: 'ON',
    postCode: 'M5V 1A1',
  }
  const { emailID: _, ...name } = PERSON
  await make('POST admin/userManagement/updateAddresses/{a}/{b}', {
    params: { a: id, b: 'SHIPPING' },
    body: { address: { ...name, phone: PHONE, address } },
  })
  await make('POST admin/userManagement/verifiedContact', {
    body: { legalName: 'Own Ownerson', phone: PHONE, idType: 'passport', idNumber: ID_NUMBER },
  })
  await uploadImages(visitor)
  await transaction(shop.shop.db, tx =>
    grantCredit(tx, { accountId: id, amount: 5000, kind: 'gift', at: shop.shop.now() }),
  )
  return visitor
}

async function uploadImages(visitor: Visitor): Promise<void> {
  const picture = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#c63' } })
    .png()
    .toBuffer()
  for (const place of ['image/upload', 'image/verifiedContact/upload']) {
    const { headers, bytes } = multipart('image', picture)
    const path = `/api/istore/client/admin/userManagement/${place}`
    const { status } = await visitor.raw('POST', path, { headers, body: bytes as never })
    if (status !== 200) throw new Error(`${place} answered ${status}`)
  }
}
