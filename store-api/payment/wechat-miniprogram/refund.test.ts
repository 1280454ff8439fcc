import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { getCACertificates, setDefaultCACertificates, type TLSSocket } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import type { Shop } from '../../shop.ts'
import type { ClientCertificate } from '../provider.ts'
import { weChatMiniProgram } from './adapter.ts'
import { CERT, KEY } from './fixtures/certificate.ts'
import { fromXml, toXml, type WeChatFields } from './messages.ts'

const SECRET = 'k'.repeat(32)

/** As WeChat takes calls: those that give money back from merchants it knows by their certificate alone. */
async function provider() {
  const asked: { path: string; fields: WeChatFields }[] = []
  const server = createServer(
    { cert: CERT, key: KEY, ca: CERT, requestCert: true, rejectUnauthorized: false },
    async (request, response) => {
      const fields = fromXml(await text(request), SECRET) ?? {}
      if (!(request.socket as TLSSocket).authorized) {
        response.end(toXml({ return_code: 'FAIL', return_msg: 'no certificate' }, SECRET))
        return
      }
      asked.push({ path: request.url ?? '', fields })
      response.end(toXml({ return_code: 'SUCCESS', result_code: 'SUCCESS' }, SECRET))
    },
  )
  const known = getCACertificates('default')
  setDefaultCACertificates([...known, CERT])
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    setDefaultCACertificates(known)
    server.close()
  })
  return { asked, origin: `https://localhost:${(server.address() as AddressInfo).port}` }
}

const refund = (api: string, certificate: ClientCertificate | null) => {
  const settings = { api: () => api, merchantId: 'm1', appId: 'a1', secret: SECRET, certificate }
  const shop = { providers: { 'wechat-miniprogram': settings } } as unknown as Shop
  const attempt = { id: 'p1', ref: null, amount: 900, currency: 'CAD' }
  return weChatMiniProgram.refund(shop, attempt as never, 300)
}

test('NFR-S ACC-3 WeChat gives money back to the merchant who proves who they are, by the call that is for it', async () => {
  const { asked, origin } = await provider()
  await refund(origin, { cert: CERT, key: KEY })
  expect(asked).toMatchObject([
    {
      path: '/secapi/pay/refund',
      fields: { out_trade_no: 'p1', out_refund_no: 'p1-R', total_fee: '900', refund_fee: '300' },
    },
  ])
})

test('NFR-S ACC-3 a shop without the certificate asks WeChat nothing, and says which settings are missing', async () => {
  const { asked, origin } = await provider()
  await expect(refund(origin, null)).rejects.toThrow(/WECHATPAY_CERTIFICATE and WECHATPAY_CERTIFICATE_KEY/)
  expect(asked).toEqual([])
})
