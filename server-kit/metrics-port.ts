import { createServer } from 'node:http'

/** What is told: Prometheus' text, and its type. */
export interface Told {
  text(): Promise<string>
  contentType: string
}

export interface MetricsPort {
  port: number
  close(): void
}

/**
 * Serves Prometheus text at `/metrics` of a port of its own: what a shop does is nobody's business who can reach its pages.
 * @param port 0 takes a free one
 * @returns where it listens, and what ends it. @throws when the port is taken
 */
export async function listenForMetrics(
  metrics: Told,
  { host, port }: { host: string; port: number },
): Promise<MetricsPort> {
  const server = createServer((request, response) => {
    // While one process takes over from another both answer here: whoever asks again may reach the other.
    response.setHeader('connection', 'close')
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    metrics.text().then(
      text => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  server.unref()
  const address = server.address()
  return {
    port: address && typeof address === 'object' ? address.port : port,
    close: () => void server.close(),
  }
}
