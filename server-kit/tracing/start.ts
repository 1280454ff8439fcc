/** One piece of work of a trace: a request answered, or a call made for it. */
export interface Span {
  /** What tells whoever is called to go on with the trace (W3C Trace Context). */
  headers(): Record<string, string>
  child(name: string, said: Said): Span
  /** @param status of the answer; null where none came */
  end(status: number | null, said?: Said): void
}

export type Said = Record<string, string | number>

export interface Tracing {
  /** A request comes in. @param from its headers, where whoever sent it may be believed: the trace goes on that it names */
  begin(name: string, said: Said, from?: Record<string, unknown>): Span
  /** Sends what was not sent yet. */
  stop(): Promise<void>
}

/** @returns null unless OTEL_EXPORTER_OTLP_ENDPOINT names a collector: nothing of the SDK is loaded then @throws Error naming the variable that makes no sense */
export async function startTracing(service: string, env: NodeJS.ProcessEnv): Promise<Tracing | null> {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!endpoint) return null
  if (!/^https?:\/\/[^/]/.test(endpoint) || !URL.canParse(endpoint))
    throw new Error('OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://collector:4318')
  const { createTracing } = await import('./sdk.ts')
  // Where a collector takes traces, as some write it down.
  return createTracing(service, {
    endpoint: endpoint.replace(/\/v1\/traces\/?$/, ''),
    share: shareOf(env.OTEL_TRACES_SAMPLER_ARG || '1'),
  })
}

function shareOf(value: string): number {
  const share = Number(value)
  if (/\d/.test(value) && share >= 0 && share <= 1) return share
  throw new Error(`OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1, not "${value}"`)
}
