import type * as React from 'react'
import type * as ReactDom from 'react-dom'
import type * as ReactDomClient from 'react-dom/client'

export interface Packages {
  react: typeof React
  'react-dom': typeof ReactDom
  'react-dom/client': typeof ReactDomClient
}

/** What the server wrote of the tree below, with the part that Suspense waits for. */
export const SERVED =
  '<section><h1 class="a" title="t">Hello</h1><input type="checkbox"/><input value="x"/><select><option value="1">1</option><option selected="" value="2">2</option></select><!--$--><p>there</p><!--/$--><ul><li>1</li><li>2</li><li>3</li></ul><svg><title>drawn</title><path d="M0 0"></path></svg></section>'

/**
 * Walks through what pages do with React: taking over, changes, order, Suspense, errors, portals, transitions, forms, fields, refs.
 * Runs in a page, so it uses nothing of this file.
 * @returns what the page held after each step, and which effects and events there were in between
 */
export async function walk(packages: Packages, served: string): Promise<string[]> {
  const { createElement: h, ...react } = packages.react
  const { createPortal, flushSync } = packages['react-dom']
  const { createRoot, hydrateRoot } = packages['react-dom/client']
  const seen: string[] = []
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = served
  const beside = document.body.appendChild(document.createElement('aside'))
  const turn = () => new Promise(done => setTimeout(done))
  const note = async (step: string, isThere = () => true) => {
    do await turn()
    while (!isThere())
    seen.push(`${step}: ${place.innerHTML} | ${beside.innerHTML}`)
  }

  const times = (what: string) => seen.filter(one => one === what).length
  const holds = (text: string) => place.textContent.includes(text)

  const Theme = react.createContext('light')
  let show = (_: Partial<typeof first>) => {}
  let later = (_: string) => {}
  const first = {
    title: 't',
    style: { color: 'red' } as React.CSSProperties,
    rows: [1, 2, 3],
    checked: false,
    text: 'x',
    choice: '2',
    html: '',
    portal: false,
    broken: false,
    hidden: false,
    waiting: '',
    theme: 'light',
  }
  const answers = new Map<string, Promise<string>>()
  const answer = (name: string) => {
    const there = answers.get(name) ?? turn().then(() => name)
    answers.set(name, there)
    return there
  }
  const Waits = ({ name }: { name: string }) => h('b', null, react.use(answer(name)))
  const Effects = ({ name }: { name: string }) => {
    react.useLayoutEffect(() => {
      seen.push(`layout ${name}`)
      return () => void seen.push(`layout of ${name} ends`)
    }, [name])
    react.useEffect(() => {
      seen.push(`effect ${name}`)
      return () => void seen.push(`effect of ${name} ends`)
    }, [name])
    return h('i', { ref: one => void seen.push(`ref ${one?.nodeName}`) }, name, react.useContext(Theme))
  }
  const Broken = ({ is }: { is: boolean }) => {
    if (is) throw new Error('broken')
    return h('em', null, 'whole')
  }
  class Boundary extends react.Component<{ children: React.ReactNode }, { error?: Error }> {
    override state: { error?: Error } = {}
    static getDerivedStateFromError = (error: Error) => ({ error })
    override componentDidCatch(_: Error, { componentStack }: React.ErrorInfo) {
      seen.push(`caught, with a stack: ${Boolean(componentStack)}`)
    }
    override render() {
      return this.state.error ? h('em', null, this.state.error.message) : this.props.children
    }
  }
  const Form = () => {
    const [sent, send] = react.useActionState(async (before: number, data: FormData) => {
      seen.push(`sent ${data.get('field')}`)
      await turn()
      return before + 1
    }, 0)
    return h(
      'form',
      { action: send },
      h('input', { name: 'field', defaultValue: 'f' }),
      h('output', null, sent),
    )
  }
  const Page = () => {
    const [state, set] = react.useState(first)
    const [pending, start] = react.useTransition()
    react.useEffect(() => void seen.push('here'), [])
    show = change => flushSync(() => set(now => ({ ...now, ...change })))
    later = name => start(() => set(now => ({ ...now, waiting: name })))
    const rows = state.rows.map(row => h('li', { key: row }, row))
    return h(
      'section',
      { 'aria-busy': pending || undefined },
      h(
        'h1',
        { className: 'a', title: state.title, style: first.style === state.style ? undefined : state.style },
        'Hello',
      ),
      h('input', {
        type: 'checkbox',
        checked: state.checked,
        onChange: event => seen.push(`change ${event.target.checked}`),
      }),
      h('input', {
        value: state.text,
        onChange: event => seen.push(`input ${event.target.value}`),
        onFocus: () => seen.push('focus'),
        onBlur: () => seen.push('blur'),
        onKeyDown: event => seen.push(`key ${event.key}`),
      }),
      h(
        'select',
        { value: state.choice, onChange: () => {} },
        h('option', { value: '1' }, '1'),
        h('option', { value: '2' }, '2'),
      ),
      h(
        react.Suspense,
        { fallback: h('p', null, 'wait') },
        h('p', null, 'there'),
        state.waiting && h(Waits, { name: state.waiting }),
      ),
      h('ul', null, rows),
      h('svg', null, h('title', null, 'drawn'), h('path', { d: 'M0 0' })),
      state.html && h('div', { dangerouslySetInnerHTML: { __html: state.html } }),
      state.portal &&
        createPortal(h('span', { onClick: () => seen.push('click in the portal') }, 'over'), beside),
      state.theme !== 'light' &&
        h(
          Theme,
          { value: state.theme },
          h(react.Activity, {
            mode: state.hidden ? 'hidden' : 'visible',
            children: h(Effects, { name: 'deep' }),
          }),
        ),
      state.broken && h(Boundary, null, h(Broken, { is: true })),
      state.theme === 'forms' && h(Form),
    )
  }

  const root = hydrateRoot(place, h(react.StrictMode, null, h(Page)), {
    onRecoverableError: error => seen.push(`recovered ${error}`),
    onCaughtError: error => seen.push(`told ${error}`),
  })
  await note('taken over', () => seen.includes('here'))
  show({ title: 'u', style: { color: 'blue', '--own': 1 } as React.CSSProperties, rows: [3, 1, 4] })
  await note('changed')
  show({ rows: [], checked: true, text: 'y', choice: '1', html: '<b>as it is</b>' })
  seen.push(
    [...place.querySelectorAll('input, select')].map(one => `${(one as HTMLInputElement).value}`).join(),
  )
  await note('emptied')
  show({ theme: 'dark', portal: true })
  await note('more', () => times('effect deep') === 1)
  beside.querySelector('span')?.click()
  show({ hidden: true })
  await note('hidden', () => times('effect of deep ends') === 1)
  show({ hidden: false, theme: 'night' })
  await note('shown', () => times('effect deep') === 2)
  show({ broken: true })
  await note('broken')
  later('one')
  seen.push(place.innerHTML)
  await note('later', () => !place.querySelector('[aria-busy]') && holds('one'))
  show({ waiting: 'two' })
  seen.push(place.innerHTML)
  await note('waited for', () => holds('two') && !holds('wait'))
  const field = place.querySelectorAll('input')[1] as HTMLInputElement
  field.focus()
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'yz')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  seen.push(`stays ${field.value}`)
  field.blur()
  ;(place.querySelector('input') as HTMLInputElement).click()
  show({ theme: 'forms' })
  place.querySelector('form')?.requestSubmit()
  await note('sent', () => place.querySelector('output')?.textContent === '1')
  root.unmount()
  await note('gone', () => times('effect of deep ends') === 2)

  const other = createRoot(place)
  other.render(h(react.Fragment, null, [h('p', { key: 1 }, 'new'), null, 'text', [h('i', { key: 2 })]]))
  await note('drawn', () => holds('new'))
  other.render(null)
  await note('nothing', () => !holds('new'))
  return seen
}
