import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Said, Span, Tracing } from './start.ts'

/** What ended is sent after so long, with what ended meanwhile, ms. */
const SEND_EVERY_MS = 2_000
const SEND_WITHIN_MS = 5_000

/**
 * Spans by OpenTelemetry's SDK. They are handed on by hand: nothing is patched, and no context follows each promise of every page.
 * @param share of the requests that begin a trace here
 */
export function createTracing(
  service: string,
  { endpoint, share }: { endpoint: string; share: number },
): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: SEND_WITHIN_MS,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        scheduledDelayMillis: SEND_EVERY_MS,
        exportTimeoutMillis: SEND_WITHIN_MS,
      }),
    ],
  })
  const tracer = provider.getTracer(service)
  const propagator = new W3CTraceContextPropagator()

  const spanIn = (within: Context, kind: SpanKind, name: string, said: Said): Span => {
    const span = tracer.startSpan(name, { kind, attributes: said }, within)
    const context = trace.setSpan(within, span)
    return {
      headers() {
        const headers: Record<string, string> = {}
        propagator.inject(context, headers, defaultTextMapSetter)
        return headers
      },
      child: (childName, childSaid) => spanIn(context, SpanKind.CLIENT, childName, childSaid),
      end(status, more = {}) {
        span.setAttributes(more)
        if (status !== null) span.setAttribute('http.response.status_code', status)
        if (status === null || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }

  return {
    begin(name, said, from) {
      const within = from ? propagator.extract(ROOT_CONTEXT, from, defaultTextMapGetter) : ROOT_CONTEXT
      return spanIn(within, SpanKind.SERVER, name, said)
    },
    stop: () => provider.shutdown(),
  }
}
