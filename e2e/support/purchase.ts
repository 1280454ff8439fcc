import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { LANGUAGE_NAME } from 'shared-contracts/language/language.ts'
import { WORDS } from '../../payment-sandbox/hosted/words.ts'
import { withOptions } from './catalogue.ts'
import { onLastDay } from './pick-time.ts'
import { type Text, texts } from './texts.ts'

/** A shopper buying one product with an option for pickup; every step by what they see. */
export class PurchasePage {
  private readonly page: Page
  private readonly url: string
  private readonly language: 'en' | 'zh'
  private readonly t: Text
  private readonly main: Locator
  private readonly header: Locator

  /** @param t what the releases shown say, where they are not those of the checkout */
  constructor(page: Page, url: string, language: 'en' | 'zh', t = texts(language)) {
    this.page = page
    this.url = url
    this.language = language
    this.t = t
    this.main = page.getByRole('main')
    this.header = page.getByRole('banner')
  }

  async openHome(): Promise<void> {
    await this.page.goto(this.url)
    await expect(this.main.getByRole('heading', { level: 1 })).toBeVisible()
    if (this.language === 'zh') await this.switchToChinese()
    await expect(this.page.locator('html')).toHaveAttribute('lang', this.language === 'zh' ? /^zh/ : /^en/)
  }

  /** From the home page to the order among one's own, as a new customer. */
  async buyAndRegister(): Promise<void> {
    await this.openProductWithOption()
    await this.addToCart()
    await this.goToCheckout()
    await this.fillDetails({ email: `${randomUUID()}@example.com` })
    await this.pay()
    const orderID = await this.seeSuccess()
    await this.register()
    await this.findOrder(orderID)
  }

  /** By the language control: in the header, or in the side menu on a phone (HDR-7, LNG-1). */
  async switchToChinese(): Promise<void> {
    const en = texts('en')
    const control = { name: en('shell.language.change', { current: 'English / CAD' }) }
    const menu = this.header.getByRole('button', { name: en('shell.menu.open') })
    if (await menu.isVisible()) {
      await menu.click()
      await this.page.getByRole('dialog').getByRole('button', control).click()
    } else await this.header.getByRole('button', control).click()
    const modal = this.page.getByRole('dialog', { name: en('shell.language.title') })
    await modal.getByRole('radio', { name: LANGUAGE_NAME.zh }).check()
    await modal.getByRole('button', { name: en('shell.apply') }).click()
    await expect(modal).toBeHidden()
    await expect(this.page.getByRole('dialog')).toHaveCount(0)
  }

  /** From the list, as a shopper who scrolls to it would. */
  async openProductWithOption(): Promise<void> {
    const product = await withOptions(this.url, this.language)
    await this.page.goto(`${this.url}/store/search?q=${encodeURIComponent(product.name)}`)
    await this.main.getByRole('link', { name: product.name }).first().click()
    await expect(this.main.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
    for (const label of product.labels) await this.main.getByText(label, { exact: true }).first().click()
  }

  async addToCart(): Promise<void> {
    await this.main
      .getByRole('button', { name: this.t('catalog.add'), exact: true })
      .first()
      .click()
    const panel = this.page.getByRole('dialog', { name: this.t('checkout.mini.title') })
    await expect(panel).toBeVisible()
    await expect(panel.getByText('$').first()).toBeVisible()
    await panel.getByRole('link', { name: this.t('checkout.mini.view') }).click()
    const badge = this.t(this.language === 'zh' ? 'shell.cart.count_other' : 'shell.cart.count_one', {
      count: 1,
    })
    await expect(this.header.getByRole('link', { name: badge })).toBeVisible()
  }

  async goToCheckout(): Promise<void> {
    await expect(
      this.main.getByRole('heading', { level: 1, name: this.t('checkout.cart.title') }),
    ).toBeVisible()
    await this.main.getByRole('link', { name: this.t('checkout.cart.checkout') }).click()
    await expect(
      this.main.getByRole('heading', { level: 1, name: this.t('checkout.details.title') }),
    ).toBeVisible()
  }

  async fillDetails({ email }: { email: string }): Promise<void> {
    await this.typeDetails({ email })
    await this.main.getByRole('button', { name: this.t('checkout.details.next') }).click()
    await expect(
      this.main.getByRole('heading', { level: 1, name: this.t('checkout.payment.title') }),
    ).toBeVisible()
    // The heading shows while the details are sent.
    await expect(this.main.getByRole('region', { name: this.t('checkout.payment.bill') })).toBeVisible()
  }

  async typeDetails({ email }: { email: string }): Promise<void> {
    const where = this.main.getByRole('group', { name: this.t('checkout.details.where') })
    await where.getByRole('radio').first().check()
    await this.main.getByLabel(this.t('checkout.field.firstName'), { exact: true }).fill('Mei')
    await this.main.getByLabel(this.t('checkout.field.lastName'), { exact: true }).fill('Chen')
    await this.main.getByLabel(this.t('checkout.field.email'), { exact: true }).fill(email)
    await this.main.getByLabel(this.t('checkout.field.phone'), { exact: true }).fill('416 555 0123')
    await (await onLastDay(this.main, this.t)).first().check()
  }

  async pay(): Promise<void> {
    await this.goToProvider()
    await this.atProvider('pay')
  }

  async goToProvider(): Promise<void> {
    await this.main.getByRole('radio', { name: this.t('checkout.means.wechatpay') }).check()
    await this.main
      .getByRole('button', { name: new RegExp(this.t('checkout.payment.pay', { amount: '.*\\$.*' })) })
      .click()
    await this.page.waitForURL(/\/sandbox\/pay\/ott\//)
  }

  async atProvider(what: 'pay' | 'decline'): Promise<void> {
    await this.page.getByRole('button', { name: WORDS[this.language][what], exact: true }).click()
    await this.page.waitForURL(/\/confirmation\//)
  }

  /** @returns the order's id, read from the page */
  async seeSuccess(): Promise<string> {
    await expect(
      this.main.getByRole('heading', { level: 1, name: this.t('confirmation.success.title') }),
    ).toBeVisible()
    const id = /\/confirmation\/([^/?]+)/.exec(this.page.url())?.[1] ?? ''
    await expect(this.main.getByText(id).first()).toBeVisible()
    // What was bought has left the cart.
    await expect(this.header.getByRole('link', { name: this.t('shell.cart'), exact: true })).toBeVisible()
    return id
  }

  async register(): Promise<void> {
    await this.main.getByRole('link', { name: this.t('confirmation.success.register') }).click()
    await this.main.getByLabel(this.t('account.firstName'), { exact: true }).fill('Mei')
    await this.main.getByLabel(this.t('account.lastName'), { exact: true }).fill('Chen')
    await this.main
      .getByLabel(this.t('account.email'), { exact: true })
      .fill(`mei.${randomUUID()}@example.com`)
    await this.main.getByLabel(this.t('account.password'), { exact: true }).fill('steamed buns at noon')
    await this.main.getByRole('button', { name: this.t('account.signup.submit') }).click()
    await expect(
      this.main.getByRole('heading', { level: 1, name: this.t('account.orders.title') }),
    ).toBeVisible()
  }

  async findOrder(id: string): Promise<void> {
    await expect(this.page).toHaveURL(/\/user\/orders/)
    await this.main
      .getByRole('link', { name: new RegExp(id) })
      .first()
      .click()
    const title = this.t('account.order.title', { id })
    await expect(this.main.getByText(title)).toBeVisible()
    await expect(
      this.main.getByText(this.t('account.payment.PAID_ONLINE'), { exact: true }).first(),
    ).toBeVisible()
  }
}
