import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A span as OTLP's JSON has it, and the service that told it. */
export interface ToldSpan {
  service: string
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: Record<string, unknown>
}

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number }
}
interface Told {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: { spans: (Omit<ToldSpan, 'service' | 'attributes'> & { attributes: Attribute[] })[] }[]
  }[]
}

const valuesOf = (attributes: Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))

/** Takes traces as a collector does: OTLP over HTTP, JSON. */
export async function startCollector() {
  const spans: ToldSpan[] = []
  const server = createServer(async (request, response) => {
    const told = JSON.parse(await text(request)) as Told
    for (const { resource, scopeSpans } of told.resourceSpans) {
      const service = String(valuesOf(resource.attributes)['service.name'])
      for (const span of scopeSpans.flatMap(scope => scope.spans))
        spans.push({ ...span, service, attributes: valuesOf(span.attributes) })
    }
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    close: () => new Promise(resolve => server.close(resolve)),
  }
}
