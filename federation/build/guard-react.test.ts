import { expect, test } from 'vitest'
import { guardReact } from './guard-react.ts'

const drawn = (code: string) => () => guardReact('mfe-a', ['export{}', code])

test.each([
  ['(0,r.jsx)(n.ViewTransition,{children:e})', 'hosts draw no <ViewTransition>'],
  ['n.addTransitionType("back")', 'hosts draw no <ViewTransition>'],
  ['(0,r.jsx)(r.Fragment,{ref:e,children:t})', 'a fragment with a ref'],
  ['(0,a.preinit)("/x.css",{as:"style"})', 'preinit'],
  ['(0,r.jsx)(`link`,{rel:`stylesheet`,href:e})', '<link> and <meta>'],
  ['(0,r.jsx)("meta",{name:"robots"})', '<link> and <meta>'],
])('REL-1 a remote with %s is refused, with what to do instead', (code, message) => {
  expect(drawn(code)).toThrow(message)
  expect(drawn(code)).toThrow(/mfe-a: .*; use .+ \(… .+ …\)/)
})

test.each([
  'document.startViewTransition(()=>e())',
  '(0,r.jsxs)(r.Fragment,{children:[(0,r.jsx)(`i`,{ref:e})]})',
  '(0,r.jsx)(`meta`,{itemProp:`price`,content:e})',
  'link.preinitial=1',
])('REL-1 a remote with %s passes', code => {
  expect(drawn(code)).not.toThrow()
})
