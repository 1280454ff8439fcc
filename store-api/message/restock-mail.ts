import { and, eq } from 'drizzle-orm'
import type { Language } from 'shared-contracts/language/language.ts'
import { nameWithOptions, optionLabel } from '../catalog/option-label.ts'
import { products, stock } from '../database/schema/catalog.ts'
import { restockNotices } from '../database/schema/restock.ts'
import { inLanguage } from '../language/local-text.ts'
import type { Mail } from '../mail/mailer.ts'
import type { OutboxRow } from '../mail/outbox.ts'
import type { Shop } from '../shop.ts'
import { stopToken } from './restock.ts'

interface Words {
  subject(store: string, name: string): string
  text(name: string, link: string, stop: string): string[]
}

const WORDS: Record<Language, Words> = {
  en: {
    subject: (store, name) => `${store}: ${name} is back in stock`,
    text: (name, link, stop) => [
      'Hello,',
      '',
      `You asked us to tell you: ${name} is back in stock. Nothing is put aside, so it is first come, first served:`,
      '',
      link,
      '',
      'This is the one mail we send about it. For no more mails of this kind, open:',
      '',
      stop,
    ],
  },
  zh: {
    subject: (store, name) => `${store}：${name}到货了`,
    text: (name, link, stop) => [
      '您好：',
      '',
      `您托我们留意的${name}又有货了。货品不预留，先到先得：`,
      '',
      link,
      '',
      '此事我们只发这一封邮件。不想再收到到货提醒，请打开：',
      '',
      stop,
    ],
  },
}

/**
 * Tells somebody that what they waited for is there; nobody when it is no longer sold. Mails may wait for hours for a mail server: who would
 * hear of what is sold out again by then waits on.
 */
export async function restockMail(
  shop: Shop,
  { recipient, language, data, createdAt }: OutboxRow,
): Promise<Mail | null> {
  const { productId = '', optionPair = '' } = data
  const [product] = await shop.db.select().from(products).where(eq(products.id, productId))
  if (product?.recordStatus !== 'ACTIVE') return null
  const choice = and(eq(stock.productId, productId), eq(stock.optionPair, optionPair))
  const [here] = await shop.db.select({ available: stock.available }).from(stock).where(choice)
  if (!here) return null
  if (here.available <= 0) {
    await shop.db
      .insert(restockNotices)
      .values({ email: recipient, productId, optionPair, language, createdAt })
      .onConflictDoNothing()
    return null
  }
  const words = WORDS[language]
  const name = nameWithOptions(product.name, optionLabel(product.options, optionPair), language)
  const page = `${shop.config.publicOrigin}/store/product/${encodeURIComponent(product.id)}`
  return {
    to: recipient,
    subject: words.subject(inLanguage(shop.facts.name, language), name),
    text: words
      .text(
        name,
        optionPair ? `${page}?options=${encodeURIComponent(optionPair)}` : page,
        `${page}?stop-notices=${stopToken(shop, recipient)}`,
      )
      .join('\n'),
  }
}
