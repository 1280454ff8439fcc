import { type AppState, NOTHING_OPEN } from 'shared-contracts/remote/state/app-state.ts'
import { goesAlong } from './goes-along.ts'

/**
 * What goes with a page as a move to another begins: messages about it, and what was opened over it and is not drawn yet, as its code is
 * late. Over the next page that would take the focus, or, where it does not come at all, lead to what stands in for it.
 */
export function leavePage(
  { $notices, $ui }: Pick<AppState, '$notices' | '$ui'>,
  { document, navigator }: Pick<Window, 'document' | 'navigator'>,
): void {
  const said = $notices.get()
  const kept = said.filter(notice => goesAlong(notice, Date.now(), navigator.onLine))
  if (kept.length < said.length) $notices.set(kept)
  // What is drawn goes by itself, in one drawing with its page.
  if (!document.querySelector('dialog[open]')) $ui.set(NOTHING_OPEN)
}
