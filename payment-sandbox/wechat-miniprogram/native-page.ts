import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { sameSignature } from 'store-api/payment/signatures.ts'
import { weChatSignature } from 'store-api/payment/wechat-miniprogram/messages.ts'
import { sandboxPayments as book } from '../schema.ts'
import type { Workspace } from '../workspace.ts'

/**
 * Stands in for the mini program's native page: takes the query of its path, holds the signature to be right as
 * `wx.requestPayment` does, and shows the payment. Afterwards the web view is opened at `returnUrl` again.
 */
export function nativePage(app: FastifyInstance, workspace: Workspace): void {
  app.get(`/sandbox/pay/${workspace.provider}/native`, async (request, reply) => {
    const query = Object.fromEntries(
      Object.entries(request.query as Record<string, unknown>).map(([name, value]) => [name, String(value)]),
    )
    const { timeStamp = '', nonceStr = '', package: prepay = '', signType = '', returnUrl = '' } = query
    const own = URL.canParse(returnUrl) && new URL(returnUrl).origin === workspace.publicOrigin
    const payment = await workspace.find(prepay.replace(/^prepay_id=/, ''))
    if (!own || !payment) return reply.redirect(workspace.publicOrigin, 303)
    const signed = { appId: workspace.merchant.appId, timeStamp, nonceStr, package: prepay, signType }
    if (!sameSignature(query.paySign, weChatSignature(signed, workspace.merchant.secret))) {
      const back = new URL(returnUrl)
      back.searchParams.set('MP_paymentstatus', 'FAIL')
      back.searchParams.set('message', 'requestPayment:fail cancel')
      back.searchParams.set('orderID', payment.reference)
      return reply.redirect(back.href, 303)
    }
    await workspace.db.update(book).set({ returnUrl }).where(eq(book.id, payment.id))
    return reply.redirect(workspace.page(payment, query.lang), 303)
  })
}
