import type { Problem } from './news.ts'

/**
 * Lays over the page what keeps a save out of it and what went wrong in it: of which remote, where in the sources, inside which
 * components. Stands in the page as it is written here, so it may use nothing from outside itself.
 * @param address that finds places of the sources for places of a build
 */
export function showProblems(address: string): void {
  const STYLE = `position:fixed;inset:auto 0 0;z-index:2147483647;max-height:60vh;overflow:auto;box-sizing:border-box;
    margin:0;padding:16px 20px;border:0;border-top:4px solid #e5484d;width:100%;max-width:none;
    background:#1b1718;color:#f5eeee;font:13px/1.5 ui-monospace,monospace;white-space:pre-wrap`
  const WORDS = { build: 'does not build', types: 'types', page: 'threw in the page' }
  let standing: readonly Problem[] = []
  const thrown = new Map<string, Problem>()
  let panel: HTMLElement | null = null

  function element(parent: Element, text: string, style: string): HTMLElement {
    const made = parent.appendChild(document.createElement('div'))
    made.textContent = text
    made.style.cssText = style
    return made
  }
  function draw() {
    panel?.remove()
    panel = null
    const all = [...thrown.values(), ...standing]
    if (all.length === 0) return
    panel = document.createElement('div')
    panel.id = 'arcade-problems'
    panel.setAttribute('role', 'alert')
    panel.style.cssText = STYLE
    // Types do not keep anybody from looking at the page.
    if (all.every(({ kind }) => kind === 'types')) panel.style.maxHeight = '30vh'
    const close = document.createElement('button')
    close.textContent = 'Close'
    close.style.cssText =
      'float:right;font:inherit;color:inherit;background:none;border:1px solid;padding:2px 10px'
    close.onclick = () => {
      thrown.clear()
      panel?.remove()
    }
    panel.append(close)
    for (const { of, kind, message, at = [] } of all) {
      element(panel, `${of}: ${WORDS[kind]}`, 'color:#ff9592;font-weight:bold')
      element(panel, message, 'margin:4px 0')
      for (const place of at) element(panel, `at ${place}`, 'padding-left:2em;color:#b5adad')
    }
    document.documentElement.append(panel)
  }
  async function tell(error: unknown, componentStack = '') {
    const { message = String(error), stack = '' } = (error ?? {}) as Partial<Error>
    const body = JSON.stringify({ message, stack, componentStack })
    const answer = await fetch(address, { method: 'POST', body }).then(
      response => response.json() as Promise<Problem>,
      () => ({ of: 'the page', kind: 'page', message }) as const,
    )
    thrown.set(answer.of + answer.message, answer)
    draw()
  }
  document.addEventListener('arcade:problems', event => {
    standing = (event as CustomEvent<readonly Problem[]>).detail
    draw()
  })
  document.addEventListener('arcade:crashed', event => {
    const { error, componentStack } = (event as CustomEvent<{ error: unknown; componentStack: string }>)
      .detail
    tell(error, componentStack)
  })
  document.addEventListener('arcade:threw', event => {
    const problem = (event as CustomEvent<Problem>).detail
    const key = problem.of + problem.message
    // What React has told of the same says more.
    if (!thrown.has(key)) thrown.set(key, problem)
    draw()
  })
  // A handler that threw leaves the page as it was: what has taken its place must not stand below what is mended.
  document.addEventListener('arcade:replaced', event => {
    const { name } = (event as CustomEvent<{ name: string }>).detail
    for (const [key, { of }] of thrown) if (of === name || of === 'the page') thrown.delete(key)
    draw()
  })
  addEventListener('error', ({ error }) => error && tell(error))
  addEventListener('unhandledrejection', ({ reason }) => reason instanceof Error && tell(reason))
}
