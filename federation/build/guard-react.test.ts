import { expect, test } from 'vitest'
import { guardReact } from './guard-react.ts'

const drawn = (code: string) => () => guardReact('mfe-a', ['export{}', code])

test.each([
  ['(0,r.jsx)(n.ViewTransition,{children:e})', '<ViewTransition> moves nothing here'],
  ['n.addTransitionType("back")', '<ViewTransition> moves nothing here'],
  ['t("/cart",{viewTransition:!0})', 'viewTransition moves nothing here'],
  ['(0,r.jsx)(r.Fragment,{ref:e,children:t})', 'the ref of a fragment stays empty here'],
  ['(0,a.preinit)("/x.css",{as:"style"})', 'preinit loads nothing here'],
  ['(0,r.jsx)(`link`,{rel:`stylesheet`,href:e})', '<link> and <meta> stay where they are drawn'],
  ['n.createElement("meta",{name:"robots"})', '<link> and <meta> stay where they are drawn'],
  ['(0,r.jsx)("meta",{name:"robots"})', '<link> and <meta> stay where they are drawn'],
  ['class a extends n.Component{componentWillMount(){e()}}', 'componentWillMount, -ReceiveProps and -Update'],
  ['i.UNSAFE_componentWillUpdate=e', 'componentWillMount, -ReceiveProps and -Update'],
])('REL-1 a remote with %s is refused, with what to do instead', (code, message) => {
  expect(drawn(code)).toThrow(message)
  expect(drawn(code)).toThrow(/^mfe-a: .*; (?:use|say) .+ \(… .+ …\)$/)
})

test.each([
  'document.startViewTransition(()=>e())',
  '(0,r.jsxs)(r.Fragment,{children:[(0,r.jsx)(`i`,{ref:e})]})',
  '(0,r.jsx)(`meta`,{itemProp:`price`,content:e})',
  'link.preinitial=1',
  'class a extends n.Component{componentWillUnmount(){e()}}',
])('REL-1 a remote with %s passes', code => {
  expect(drawn(code)).not.toThrow()
})
