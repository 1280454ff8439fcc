import { expect, test } from 'vitest'
import { endpoints } from '../endpoints.ts'
import { isPaymentOption, PAYMENT_OPTIONS, wayToPay } from './options.ts'
import { PROVIDER_IDS, providerOf } from './providers.ts'
import { readReturnSource, returnSource } from './return-source.ts'

test('RET-1 RET-3 every call of the table is one of the list of calls', () => {
  const known = new Set(Object.values(endpoints).map(endpoint => endpoint.call as string))
  for (const id of PROVIDER_IDS) {
    const { check, ways } = providerOf(id)
    for (const call of [check, ...ways.map(way => way.request?.call)].filter(Boolean)) {
      expect(known, id).toContain(call)
    }
  }
})

test('RET-1 prefixes are exactly those of the specification, and tell providers apart', () => {
  const prefixes = PROVIDER_IDS.map(id => providerOf(id).prefix)
  expect(new Set(prefixes)).toEqual(
    new Set(['ott_h5', 'snappay_h5', 'iot_h5', 'citcon_classic_h5', 'opay_h5', 'paypal', 'store', null]),
  )
})

test('RET-3 which checks carry the status of the address', () => {
  expect(PROVIDER_IDS.filter(id => providerOf(id).sendsStatus)).toEqual(['iotpay', 'citcon', 'opay'])
})

test('RET-2 a return address is read back as it was written', () => {
  for (const provider of PROVIDER_IDS.filter(id => providerOf(id).prefix !== null)) {
    const read = readReturnSource(returnSource(provider, 'A1XB2'))
    expect(read?.orderID).toBe('A1XB2')
    expect(providerOf(read?.provider ?? 'ott').prefix).toBe(providerOf(provider).prefix)
  }
  for (const odd of ['', 'ott_h5', 'ott_h5A1', 'OTT_H5XA1', 'constructorXA1', 'citconXA1']) {
    expect(readReturnSource(odd)).toBeNull()
  }
})

test('CHK-7 every option belongs to one provider; others are left out', () => {
  expect(new Set(PAYMENT_OPTIONS).size).toBe(PAYMENT_OPTIONS.length)
  for (const option of PAYMENT_OPTIONS) expect(wayToPay(option).option).toBe(option)
  expect(isPaymentOption('constructor')).toBe(false)
  expect(wayToPay('citcon-wechatpay')).toMatchObject({ provider: 'citcon', means: 'wechatpay' })
})
