import { expect, test } from 'vitest'
import { figuresOf, renderMsOf } from './figures.ts'

const file = (path: string, startTime: number, responseEnd: number, size = { over: 1000, has: 900 }) => ({
  name: `https://shop.example${path}`,
  startTime,
  responseEnd,
  transferSize: size.over,
  encodedBodySize: size.has,
})

test('REL-7 bytes and time are those of a remote’s own files, of any of its releases', () => {
  const loaded = [
    file('/r/mfe-a/a1/web/entry.js', 100, 140),
    file('/r/mfe-a/a2/web/entry.js', 120, 160),
    file('/r/mfe-a/a2/web/late.js', 900, 910, { over: 0, has: 5000 }),
    file('/r/mfe-ab/b1/web/entry.js', 0, 1000),
    file('/api/istore/client/mfe-a', 0, 1000),
  ]
  // Two beside each other took as long as one after the other's beginning; nothing was under way between them and the third.
  expect(figuresOf(loaded, 'mfe-a')).toEqual({ files: 3, bytes: 2000, keptBytes: 5000, loadMs: 70 })
  expect(figuresOf(loaded, 'mfe-none')).toEqual({ files: 0, bytes: 0, keptBytes: 0, loadMs: 0 })
})

test('REL-7 what shows the page’s parts is not counted among them', () => {
  const loaded = [
    file('/r/host-shell/h1/inspector/inspector.js', 0, 50),
    file('/r/host-shell/h1/web/entry.js', 0, 20),
  ]
  expect(figuresOf(loaded, 'host-shell')).toMatchObject({ files: 1, loadMs: 20 })
})

test('REL-7 a remote that measures its drawing is believed, the newest measure first', () => {
  const measures = [
    { name: 'mfe-a render', duration: 9 },
    { name: 'mfe-a render', duration: 12 },
    { name: 'other', duration: 40 },
  ]
  expect(renderMsOf(measures, 'mfe-a')).toBe(12)
  expect(renderMsOf(measures, 'mfe-b')).toBeNull()
})
