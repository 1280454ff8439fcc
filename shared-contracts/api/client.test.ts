import { describe, expect, test } from 'vitest'
import { NetworkError } from './api-error.ts'
import { createApiClient } from './client.ts'
import { readFailure } from './failure.ts'

/** A client that writes down what it sends. */
function listening(
  cookies: string,
  answer: () => Response | Promise<Response> = () => Response.json({ ok: 1 }),
) {
  const sent: { address: string; init: RequestInit; headers: Headers }[] = []
  const api = createApiClient({
    cookies: () => cookies,
    fetch: async (address, init = {}) => {
      sent.push({ address: String(address), init, headers: new Headers(init.headers) })
      return answer()
    },
  })
  return { api, sent }
}
const LINE = 'POST common3/setSelectedStoreLocation'
const body = { id: 'a' }

describe('API-2 cookies and the token', () => {
  test('API-2 a changing call carries the token of the cookie, and every call the cookies of its own origin', async () => {
    const { api, sent } = listening('a=1; XSRF-TOKEN=t%2Fk; b=2')
    await api(LINE, { body })
    await api('GET common3/appInfoInit')
    expect(sent[0]?.headers.get('x-xsrf-token')).toBe('t/k')
    expect(sent[1]?.headers.get('x-xsrf-token')).toBeNull()
    for (const { address, init } of sent) {
      expect(init.credentials).toBe('same-origin')
      expect(address.startsWith('/api/istore/client/')).toBe(true)
    }
  })

  test('API-2 a token that was never escaped is sent as it is', async () => {
    const { api, sent } = listening('XSRF-TOKEN=50%+x%zz')
    await api(LINE, { body })
    expect(sent[0]?.headers.get('x-xsrf-token')).toBe('50%+x%zz')
  })

  test.each(['', 'XSRF-TOKEN=', 'XXSRF-TOKEN=a', 'other=1'])(
    'API-2 no token without a value: %j',
    async cookies => {
      const { api, sent } = listening(cookies)
      await api(LINE, { body })
      expect(sent[0]?.headers.has('x-xsrf-token')).toBe(false)
    },
  )
})

test('API-5 an answer without content is one that says no more than that it is done; a body that is cut off is none', async () => {
  const { api } = listening('', () => new Response(null, { status: 204 }))
  expect(await api('GET common3/logout')).toEqual({})
  const cut = listening('', () => new Response('', { status: 200 }))
  await expect(cut.api('GET common3/logout')).rejects.toThrow(NetworkError)
})

test('API-2 a change that was refused while the first token came is sent once more with it, and nothing else is', async () => {
  const tokens = async (
    call: typeof LINE | 'GET common3/appInfoInit',
    before: string,
    after: string,
    status = 403,
  ) => {
    let cookies = before
    const sent: (string | null)[] = []
    const api = createApiClient({
      cookies: () => cookies,
      fetch: async (_, init = {}) => {
        sent.push(new Headers(init.headers).get('x-xsrf-token'))
        if (call === LINE) expect(init.body).toBe(JSON.stringify(body))
        const code = sent.length === 1 || after === '' ? status : 200
        cookies = after
        return Response.json({}, { status: code })
      },
    })
    await (call === LINE ? api(call, { body }) : api(call)).catch(() => {})
    return sent
  }
  expect(await tokens(LINE, '', 'XSRF-TOKEN=a')).toEqual([null, 'a'])
  expect(await tokens(LINE, 'XSRF-TOKEN=a', 'XSRF-TOKEN=b')).toEqual(['a', 'b'])
  expect(await tokens(LINE, 'XSRF-TOKEN=a', 'XSRF-TOKEN=a')).toEqual(['a'])
  expect(await tokens(LINE, 'XSRF-TOKEN=a', '')).toEqual(['a'])
  expect(await tokens(LINE, '', 'XSRF-TOKEN=a', 409)).toEqual([null])
  expect(await tokens('GET common3/appInfoInit', '', 'XSRF-TOKEN=a')).toEqual([null])
})

test('API-2 a page whose browser keeps no cookies carries its session; one with a token does not, nor does a server', async () => {
  const given = () => Response.json({}, { headers: { 'x-store-session': 'S1' } })
  const carried = async (cookies: string, session?: { token: string | null }) => {
    const sent: (string | null)[] = []
    const api = createApiClient({
      cookies: () => cookies,
      ...(session && { session }),
      fetch: async (_, init = {}) => {
        sent.push(new Headers(init.headers).get('x-store-session'))
        return given()
      },
    })
    await api('GET common3/appInfoInit')
    await api(LINE, { body })
    return sent
  }
  expect(await carried('', { token: null })).toEqual(['new', 'S1'])
  expect(await carried('XSRF-TOKEN=t', { token: null })).toEqual([null, null])
  expect(await carried('')).toEqual([null, null])
})

test('API-1 a parameter in brackets may be left out together with its place', async () => {
  const { api, sent } = listening('')
  await api('GET common3/exchangeRates/[{currency}]', { params: { currency: 'USD' } })
  await api('GET common3/exchangeRates/[{currency}]', { params: {} })
  expect(sent.map(s => s.address)).toEqual([
    '/api/istore/client/common3/exchangeRates/USD',
    '/api/istore/client/common3/exchangeRates/',
  ])
})

test('API-3 ERR-2 a refusal is an error with its message, no answer at all another', async () => {
  const refusal = { error: { errors: [{ code: 'x', message: 'Sold out' }] } }
  const refused = listening('', () =>
    Response.json(refusal, { status: 409, headers: { 'retry-after': '60' } }),
  )
  await expect(refused.api(LINE, { body })).rejects.toMatchObject({
    name: 'ApiError',
    status: 409,
    message: 'Sold out',
    retryAfter: '60',
  })
  const lost = listening('', () => Promise.reject(new TypeError('offline')))
  await expect(lost.api(LINE, { body })).rejects.toMatchObject({ name: 'NetworkError' })
})

test.each([401, 403, 404, 409, 429])(
  'API-3 ERR-2 a refusal in HTML, as proxies have it, is a refusal: %i',
  async status => {
    const html = new Response('<h1>No</h1>', { status, headers: { 'retry-after': '9' } })
    const refused = await listening('', () => html)
      .api(LINE, { body })
      .catch((error: unknown) => error)
    expect(refused).toMatchObject({ name: 'ApiError', status, message: '', retryAfter: '9' })
    expect(readFailure(refused).kind).toBe(status === 429 ? 'busy' : 'refused')
  },
)

test('API-3 a fault in HTML leaves open what happened, an answer that is none does too; who left is told nothing', async () => {
  const failed = (response: Response) =>
    listening('', () => response)
      .api(LINE, { body })
      .catch((error: unknown) => error)
  const fault = await failed(new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect(fault).toMatchObject({ name: 'ApiError', status: 502 })
  expect(readFailure(fault).kind).toBe('unclear')
  expect(await failed(new Response('<h1>Hi</h1>'))).toMatchObject({ name: 'NetworkError' })
  const left = new AbortController()
  const gone = Object.assign(new Response(null, { status: 404 }), {
    json: async () => {
      left.abort()
      throw left.signal.reason
    },
  })
  const asked = listening('', () => gone).api('GET common3/appInfoInit', { signal: left.signal })
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
})

test('API-4 what no address can carry is refused as bad input, without a call', async () => {
  const { api, sent } = listening('')
  const asking = api('GET productManagement2/products/search/{term}', { params: { term: 'a\ud83d' } })
  await expect(asking).rejects.toMatchObject({ name: 'ApiError', status: 400 })
  expect(sent).toEqual([])
})

test.each(['.', '..', '\ud800'])(
  'API-4 %j in an address is refused unsent: it would be another call',
  async id => {
    const { api, sent } = listening('')
    const error = await api('PUT admin/orderManagement/cancelOrder/{id}', { params: { id }, body: {} }).catch(
      e => e,
    )
    expect(error).toMatchObject({ status: 400 })
    expect(sent).toEqual([])
    await api('GET productManagement/product/{id}', { params: { id: '...' } })
    expect(sent[0]?.address).toBe('/api/istore/client/productManagement/product/...')
  },
)

test('API-3 ERR-2 whoever names errors refuses under whatever status; an answer that only has a field of that name does not', async () => {
  const refusal = { error: { errors: [{ code: 'sold-out', message: 'Sold out' }] } }
  const { api } = listening('', () => Response.json(refusal))
  const error = await api(LINE, { body }).catch(thrown => thrown)
  expect(error).toMatchObject({ name: 'ApiError', status: 400, message: 'Sold out' })
  expect(readFailure(error)).toMatchObject({ kind: 'refused', code: 'sold-out' })
  for (const fine of [{ error: null }, { error: { errors: [] } }, { error: 'none' }, null, []])
    expect(await listening('', () => Response.json(fine)).api(LINE, { body })).toEqual(fine)
})
