import { start } from '../../../host-shell/browser/start.tsx'
import { STATE_ID } from '../../../host-shell/document/page-state.ts'
import { withOwn } from './own-composition.ts'
import { bundled, declarations } from './remotes.ts'

/** The bundler puts both in: where the bundle's files are, and its remotes' stylesheets. */
declare const __webpack_public_path__: string
declare const ONE_BUNDLE_STYLES: Record<string, string>

const element = document.getElementById(STATE_ID)
if (element?.textContent) {
  const base = new URL('..', __webpack_public_path__).pathname
  const release = base.split('/').at(-2) ?? ''
  // The page's policy lets nobody write into a script, which this one is by name only.
  const instead = document.createElement('template')
  instead.id = STATE_ID
  instead.textContent = withOwn(element.textContent, { declarations, css: ONE_BUNDLE_STYLES, base, release })
  element.replaceWith(instead)
}
start(bundled).catch(error => console.error('start-up failed', error))
