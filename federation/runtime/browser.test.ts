import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../fixtures/chromium.ts'
import { type Fault, openSite } from '../fixtures/site.ts'
import { type Built, openWorkshop } from '../fixtures/workshop.ts'

let workshop: Awaited<ReturnType<typeof openWorkshop>>
let browser: Browser
let host: Built
let v1: Built
let v2: Built
let throwing: Built

beforeAll(async () => {
  workshop = await openWorkshop()
  host = await workshop.build('host-shell')
  v1 = await workshop.build('mfe-sample')
  v2 = await workshop.build('mfe-sample', ['pages/label.ts', old => old.replace('one', 'two')])
  throwing = await workshop.build('mfe-sample', ['remote.ts', old => `${old}\nthrow new Error('boom')\n`])
  browser = await openBrowser()
}, 60_000)

afterAll(async () => {
  await browser?.close()
  await workshop?.close()
})

/** Opens the page and waits until the host has settled on a release, or on none. */
async function visit(
  active: Built,
  lastGood: Built[],
  fault?: [built: Built, file: string, kind: Fault],
  limit = 5000,
) {
  const site = await openSite(host, active, lastGood)
  if (fault) site.breakFile(...fault)
  const page = await browser.newPage()
  const problems: string[] = []
  page.on('console', message => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', error => problems.push(error.message))
  try {
    await page.goto(`${site.address}?limit=${limit}`, { waitUntil: 'commit' })
    await page.waitForFunction(() => window.outcome)
    const outcome = await page.evaluate(() => window.outcome ?? { release: null, failures: ['no outcome'] })
    const shown = outcome.release ? await page.locator('#home').textContent() : null
    const color = outcome.release
      ? await page.locator('#home').evaluate(e => getComputedStyle(e).color)
      : null
    const sheets = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll(all => all.map(e => e.getAttribute('href')))
    return { ...outcome, shown, color, sheets, problems, asked: site.asked }
  } finally {
    await page.close()
    await site.close()
  }
}

const chunk = (built: Built, name: string) => built.manifest.chunks[name]?.at(-1) ?? ''

describe('a release in the browser', () => {
  test('REL-6 loads with integrity, a strict policy and Trusted Types, without a manifest and without a problem', async () => {
    const seen = await visit(v2, [v1])
    expect(seen).toMatchObject({
      release: v2.manifest.release,
      failures: [],
      problems: [],
      color: 'rgb(1, 2, 3)',
    })
    expect(seen.shown).toContain('version two 7')
    expect(seen.asked.filter(path => path.endsWith('.json'))).toEqual([])
  })

  test('REL-3 a release that throws when evaluated gives way to the last good one', async () => {
    const seen = await visit(throwing, [v1])
    expect(seen.release).toBe(v1.manifest.release)
    expect(seen.shown).toContain('version one')
    expect(seen.failures).toEqual([expect.stringContaining('boom')])
    expect(seen.sheets).toEqual([expect.stringContaining(v1.manifest.release)])
  })

  test.each<[string, (built: Built) => string]>([
    ['entry', built => built.manifest.entries.web],
    ['common chunk', built => built.manifest.initial[0] ?? ''],
    ['page chunk', built => chunk(built, 'home')],
    ['stylesheet', built => built.manifest.css[0] ?? ''],
  ])('REL-3 a missing, a tampered and a hanging %s give way to the last good release', async (_, file) => {
    for (const kind of ['missing', 'flipped', 'hanging'] as const) {
      // The limit is the last good release's too: long enough for a busy machine to bring that one.
      const seen = await visit(v2, [v1], [v2, file(v2), kind], kind === 'hanging' ? 2_000 : undefined)
      expect(seen, kind).toMatchObject({ release: v1.manifest.release, failures: [expect.any(String)] })
      expect(seen.shown, kind).toContain('version one')
      expect(seen.color, kind).toBe('rgb(1, 2, 3)')
      const address = `/r/mfe-sample/${v2.manifest.release}/${file(v2)}`
      expect(seen.asked.filter(path => path === address).length, kind).toBeLessThanOrEqual(2)
    }
  })

  test('REL-6 a last good release is checked too; when nothing is left the host is told so', async () => {
    const seen = await visit(throwing, [v1], [v1, chunk(v1, 'home'), 'flipped'])
    expect(seen).toMatchObject({
      release: null,
      failures: [expect.stringContaining('boom'), expect.any(String)],
    })
  })

  test('REL-3 a release that wants another contract is refused', async () => {
    const newer = await workshop.build('mfe-sample', [
      'remote.ts',
      old =>
        old.replace('  declaration,', "  declaration: { ...declaration, requires: '^3.0.0' as '^2.0.0' },"),
    ])
    const seen = await visit(newer, [v1])
    expect(seen).toMatchObject({
      release: v1.manifest.release,
      failures: [expect.stringContaining('requires contract ^3.0.0')],
    })
  })
})
