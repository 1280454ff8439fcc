import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createMetrics } from '../observability/metrics.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
/** Of store-api, which this package does not know. */
const STORE_API = [...read('store-api/http/metrics.ts').matchAll(/name: '(\w+)'/g)].map(([, name]) => name)
const known = async () =>
  new Set([
    ...[...(await createMetrics().text()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name),
    ...STORE_API,
    'up',
  ])

/** Names of metrics in an expression: what is neither a function, a label nor a word of the language. */
const metricsIn = (text: string) =>
  [...text.matchAll(/\b(?:edge|shop|http|work|process)_\w+|\bup\b/g)].map(([name]) =>
    name.replace(/_(?:bucket|count|sum)$/, ''),
  )

describe('REL-9 what watches the shop', () => {
  test.each(['edge/monitoring/alerts.yml', 'edge/monitoring/dashboard.json'])(
    'REL-9 %s asks for metrics that there are',
    async path => {
      const names = await known()
      const asked = metricsIn(read(path))
      expect(asked.length).toBeGreaterThan(10)
      expect(asked.filter(name => !names.has(name))).toEqual([])
    },
  )

  test('REL-9 each alert says how urgent it is, and leads to a part of the runbook', () => {
    const parts = new Set(
      [...read('docs/runbook.md').matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
        title
          .toLowerCase()
          .replace(/[^\w ]/g, '')
          .replaceAll(' ', '-'),
      ),
    )
    const alerts = read('edge/monitoring/alerts.yml').split('- alert: ').slice(1)
    expect(alerts.length).toBeGreaterThan(10)
    for (const alert of alerts) {
      const name = alert.split('\n')[0]
      expect(alert, name).toMatch(/severity: (?:page|look)/)
      const part = /docs\/runbook\.md#([\w-]+)/.exec(alert)?.[1] ?? ''
      expect([...parts], name).toContain(part)
    }
  })

  test('REL-9 the dashboard is one that Grafana takes: panels side by side, each with its questions', () => {
    const { panels } = JSON.parse(read('edge/monitoring/dashboard.json')) as {
      panels: { id: number; gridPos: { x: number; y: number }; targets: { expr: string }[] }[]
    }
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    expect(new Set(panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)).size).toBe(panels.length)
    for (const { targets } of panels) expect(targets[0]?.expr).toBeTruthy()
  })
})
