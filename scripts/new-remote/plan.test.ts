import { describe, expect, test } from 'vitest'
import { type Known, planRemote } from './plan.ts'

const KNOWN: Known = {
  folders: ['mfe-old', 'edge'],
  declarations: [{ name: 'mfe-old', paths: { '/old/:id': 'old' }, slots: { 'mini-cart': 'mini-cart' } }],
  slots: ['mini-cart', 'search-box'],
}

describe('REL-1 a new remote', () => {
  test('gets its name, its prefix, and a file for each path and slot', () => {
    expect(planRemote('stories', ['/stories', '/stories/:id'], ['search-box'], KNOWN)).toEqual({
      name: 'mfe-stories',
      prefix: 'stories',
      pages: [
        { path: '/stories', chunk: 'stories', address: '/stories' },
        { path: '/stories/:id', chunk: 'stories-id', address: '/stories/1' },
      ],
      slots: ['search-box'],
    })
    expect(planRemote('stories', ['/stories/*'], [], KNOWN).pages).toEqual([
      { path: '/stories/*', chunk: 'stories', address: '/stories/1' },
    ])
    expect(planRemote('mfe-stories', ['/'], [], KNOWN).pages).toEqual([
      { path: '/', chunk: 'home', address: '/' },
    ])
  })

  test.each(['/api', '/media/:id', '/sandbox/pay', '/r/a/b', '/healthz', '/readyz'])(
    '%s is refused: the edge answers there itself',
    path => {
      expect(() => planRemote('stories', [path], [], KNOWN)).toThrow('is answered by the edge itself')
    },
  )

  test.each([
    ['Stories', ['/s'], [], 'is no name'],
    ['../x', ['/s'], [], 'is no name'],
    ['old', ['/s'], [], 'is there already'],
    ['stories', [], [], 'needs a path or a slot'],
    ['stories', ['stories'], [], 'is no path'],
    ['stories', ['/a/../b'], [], 'is no path'],
    ['stories', ["/a'b"], [], 'is no path'],
    ['stories', ['/*'], [], 'is no path'],
    ['stories', ['/a*'], [], 'is no path'],
    ['stories', ['/a/*/b'], [], 'is no path'],
    ['stories', ['/a', '/a/*'], [], '/a/* would share the file'],
    ['stories', ['/old/:other'], [], 'belongs to mfe-old'],
    ['stories', [], ['mini-cart'], 'is filled by mfe-old'],
    ['stories', [], ['lunch'], 'there is no slot'],
    ['stories', ['/a/b', '/a-b'], [], 'would share the file'],
    ['stories', ['/a/:id/b/:id'], [], '/a/:id/b/:id has :id twice'],
    ['stories', ['/a', '/a'], [], '/a is given twice'],
    ['stories', ['/a/:id', '/a/:name'], [], '/a/:name is the same address as /a/:id'],
    ['stories', [], ['search-box', 'search-box'], 'the slot search-box is given twice'],
  ])('%s with %j and %j is refused', (name, paths, slots, words) => {
    expect(() => planRemote(name, paths, slots, KNOWN)).toThrow(words)
  })
})
