import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import type { ApiClient } from 'shared-contracts/api/client.ts'
import { type PaymentOption, wayToPay } from 'shared-contracts/api/payment/options.ts'
import { openPage } from '../../mfe-checkout/payment/open-page.ts'
import { buyable } from './catalogue.ts'
import { addToCart, newVisitor, takeOver } from './visitor.ts'

const DAY_MS = 86_400_000
let taken = 0

/** Settles everything of an order for pickup. @returns its bill, ready to be placed */
export async function fillCart(url: string, api: ApiClient, quantity = 1, email = 'mei@example.com') {
  const [product] = await buyable(url, 1)
  await addToCart(api, product, quantity)
  const { locations } = await api('GET shoppingManagement4/checkoutConfig')
  const location = locations.find(l => l.methods.includes('pickup') && l.pickupSlots.length > 0)
  // A time of today is gone as soon as the clock strikes; tomorrow's outlasts every test.
  const later = location?.pickupSlots.filter(slot => Date.parse(slot.start) > Date.now() + DAY_MS) ?? []
  // Each order its own time: tests that run side by side must not take each other's places.
  const slot = later[taken++ % later.length]
  if (!location || !slot) throw new Error('nothing can be picked up')
  await api('POST shoppingManagement4/orderContactInfo', {
    query: { localStoreName: location.localStoreName, methodName: 'pickup' },
    body: { firstName: 'Mei', lastName: 'Chen', email, phone: '416 555 0123' },
  })
  await api('POST shoppingManagement4/orderPickupDateTime', { body: { start: slot.start } })
  return api('GET shoppingManagement4/billing/')
}

/** A shopper who has only to place the order; the browser then has their cookies. @param email one of their own, where they pay at the store */
export async function readyToOrder(url: string, context: BrowserContext, quantity = 1, email?: string) {
  const { api, cookies } = await newVisitor(url)
  const bill = await fillCart(url, api, quantity, email)
  await takeOver(context, url, cookies())
  return { api, bill }
}

export interface OpenAttempt {
  orderID: string
  /** The provider's page. */
  redirectUrl: string
  api: ApiClient
  cookies(): string
}

/** An order with a payment opened, made by calls; the browser then has its shopper's cookies. */
export async function openAttempt(
  url: string,
  context: BrowserContext,
  option: PaymentOption,
  language: 'en' | 'zh' = 'en',
): Promise<OpenAttempt> {
  const { api, cookies } = await newVisitor(url, language)
  const { id, total, currency } = await fillCart(url, api)
  const { orderID } = await api('POST shoppingManagement4/billing/{id}', {
    params: { id },
    body: { idempotencyKey: randomUUID(), total, currency },
  })
  const opening = { orderID, idempotencyKey: randomUUID(), scan: false, openId: 'o-test' }
  const { request } = wayToPay(option)
  if (!request) throw new Error(`${option} has no page of its own`)
  const redirectUrl = await openPage(api, request, opening)
  await takeOver(context, url, cookies())
  return { orderID, redirectUrl, api, cookies }
}

/** Comes back from the provider's page before anything is decided there. @param provider address of that page */
export const returnUndecided = (page: Page, provider: string) =>
  page.goto(`${provider.replace(/\?.*$/, '')}/return`)

/** Pays on the provider's page while the shop is shown elsewhere, as with the provider's app. */
export const payMeanwhile = (context: BrowserContext, provider: string) =>
  context.request.post(provider, { form: { do: 'pay' }, maxRedirects: 0 })
