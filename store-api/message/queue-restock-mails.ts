import { and, eq, gt, sql } from 'drizzle-orm'
import { transaction } from '../database/database.ts'
import { products, stock } from '../database/schema/catalog.ts'
import { restockNotices as notices } from '../database/schema/restock.ts'
import { storedLanguage } from '../language/local-text.ts'
import { queueMail } from '../mail/outbox.ts'
import type { Shop } from '../shop.ts'

/** Addresses told in one run; the others are told in the next. */
const BATCH_SIZE = 100

/** Asks for the mails of what is there again; who is told no longer waits. @returns how many */
export function queueRestockMails({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<number> {
  return transaction(db, async tx => {
    const due = await tx
      .select({
        email: notices.email,
        productId: notices.productId,
        optionPair: notices.optionPair,
        language: notices.language,
      })
      .from(notices)
      .innerJoin(stock, and(eq(stock.productId, notices.productId), eq(stock.optionPair, notices.optionPair)))
      .innerJoin(products, eq(products.id, notices.productId))
      .where(and(gt(stock.available, 0), eq(products.recordStatus, 'ACTIVE')))
      .orderBy(notices.createdAt)
      .limit(BATCH_SIZE)
      .for('update', { of: notices, skipLocked: true })
    for (const { email, productId, optionPair, language } of due) {
      await tx
        .delete(notices)
        .where(
          sql`(${notices.productId}, ${notices.optionPair}, ${notices.email}) = (${productId}, ${optionPair}, ${email})`,
        )
      await queueMail(tx, now(), {
        kind: 'restock',
        recipient: email,
        language: storedLanguage(language),
        data: { productId, optionPair },
      })
    }
    return due.length
  })
}
