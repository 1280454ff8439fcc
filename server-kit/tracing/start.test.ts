import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startTracing } from './start.ts'

const START = join(import.meta.dirname, 'start.ts')

test('REL-9 nothing is traced, and nothing of the SDK loaded, unless a collector is named', () => {
  const loaded = (endpoint: string) =>
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `const { registerHooks } = await import('node:module')
         let found = 0
         registerHooks({ load(url, context, next) { if (url.includes('@opentelemetry')) found++; return next(url, context) } })
         const { startTracing } = await import(${JSON.stringify(START)})
         const tracing = await startTracing('x', { OTEL_EXPORTER_OTLP_ENDPOINT: ${JSON.stringify(endpoint)} })
         console.log(JSON.stringify([tracing === null, found > 0]))`,
      ],
      { encoding: 'utf8' },
    )
  expect(JSON.parse(loaded(''))).toEqual([true, false])
  expect(JSON.parse(loaded('http://127.0.0.1:9'))).toEqual([false, true])
})

test.each(['all', '1.5', ' '])('REL-9 a share that is none is named: "%s"', async share => {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_TRACES_SAMPLER_ARG: share }
  await expect(startTracing('x', env)).rejects.toThrow('OTEL_TRACES_SAMPLER_ARG')
})

test.each(['collector:4318', 'collector', 'http://', 'localhost:4318/v1/traces'])(
  'REL-9 a collector’s address that is none is named: %s',
  async endpoint => {
    const started = startTracing('x', { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })
    await expect(started).rejects.toThrow('OTEL_EXPORTER_OTLP_ENDPOINT must be an address')
  },
)
