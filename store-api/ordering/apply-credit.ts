import type { Handler } from '../calls/route.ts'
import { balanceOf } from '../credit/ledger.ts'
import { transaction } from '../database/database.ts'
import { accountOf } from '../session/account-of.ts'
import { readDraft, saveDraft, toDraft } from './draft.ts'
import { lockDraftCart } from './draft-cart.ts'

export const applyStoreCredit: Handler<'POST shoppingManagement4/applyStoreCredit'> = async given => {
  const { shop, visitor, query, body } = given
  const accountId = accountOf(visitor)
  const session = await visitor.ensure()
  return transaction(shop.db, async tx => {
    const cartId = await lockDraftCart(tx, session, query)
    await saveDraft(tx, cartId, { storeCredit: body.amount })
    return {
      draft: toDraft(await readDraft(tx, cartId, shop.now()), visitor.language),
      balance: await balanceOf(tx, accountId),
      currency: shop.facts.currency,
    }
  })
}
