import autocannon from 'autocannon'

export interface Figures {
  /** Requests a second that were asked for; null: as many as the server takes. */
  rate: number | null
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Answers other than 2xx, lost connections and timeouts. */
  errors: number
}

const SECONDS = 8

/** Reads the addresses in turn over 16 connections. @param rate requests a second; null: as many as possible */
export async function measure(
  origin: string,
  paths: readonly string[],
  rate: number | null,
): Promise<Figures> {
  const result = await autocannon({
    url: origin,
    connections: 16,
    duration: SECONDS,
    ...(rate !== null && { overallRate: rate }),
    requests: paths.map(path => ({ path })),
  })
  const { latency, requests, errors, timeouts, non2xx } = result
  return {
    rate,
    perSecond: Math.round(requests.average),
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    errors: errors + timeouts + non2xx,
  }
}
