import { expect, test } from 'vitest'
import { pageAt } from './page-at.ts'

const remote = (name: string, ...patterns: string[]) => ({
  name,
  paths: Object.fromEntries(patterns.map(pattern => [pattern, 'page'])),
  slots: {},
})
const REMOTES = {
  'mfe-b': remote('mfe-b', '/', '/store', '/store/product/:id', '/store/:what/:id', '/page/*', '/help/:at?'),
  'mfe-a': remote('mfe-a', '/store/product/new', '/user'),
}

test.each([
  ['/', 'mfe-b', '/'],
  ['/store', 'mfe-b', '/store'],
  ['/STORE/', 'mfe-b', '/store'],
  ['/store/product/7', 'mfe-b', '/store/product/:id'],
  ['/store/tag/7', 'mfe-b', '/store/:what/:id'],
  ['/store/product/new', 'mfe-a', '/store/product/new'],
  ['/page/about/us', 'mfe-b', '/page/*'],
  ['/help', 'mfe-b', '/help/:at?'],
  ['/help/size', 'mfe-b', '/help/:at?'],
  ['/user', 'mfe-a', '/user'],
])('REL-7 %s is a page of %s, by %s', (path, remote, pattern) => {
  expect(pageAt(REMOTES, path)).toEqual({ remote, pattern })
})

test.each(['/store/product', '/store/product/7/more', '/none', '/help/a/b', '/users'])(
  'REL-7 %s is no page of a remote',
  path => {
    expect(pageAt(REMOTES, path)).toBeNull()
  },
)
