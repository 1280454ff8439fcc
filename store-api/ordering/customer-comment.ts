import type { Handler } from '../calls/route.ts'
import { saveDraft } from './draft.ts'
import { settle } from './settle-draft.ts'

export const updateCustomerComment: Handler<'POST shoppingManagement4/updateCustomerComment'> = given =>
  settle(given, (tx, cartId) => saveDraft(tx, cartId, { comment: given.body.comment || null }))
