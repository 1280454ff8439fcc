import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { text } from 'node:stream/consumers'
import type { ClientCertificate } from './provider.ts'

interface Asked {
  method: string
  headers: Record<string, string>
  body: string | undefined
  signal: AbortSignal
}

/** What `fetch` cannot: a call in which this server proves itself with a certificate. @throws what the connection throws */
export async function fetchProven(
  url: string,
  { cert, key }: ClientCertificate,
  { method, headers, body, signal }: Asked,
): Promise<{ status: number; text: string; headers: Headers }> {
  const asked = request(url, { method, headers, cert, key, signal, agent: false })
  asked.end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const told = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
  return { status: answer.statusCode ?? 0, text: await text(answer), headers: new Headers(told) }
}
