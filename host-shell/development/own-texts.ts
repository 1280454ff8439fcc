import { type PageState, STATE_ID } from '../document/page-state.ts'
import en from '../messages/en.ts'
import zh from '../messages/zh.ts'

/** The document brings the shell's texts as the server has them: here they are those that were saved. */
export function ownTexts(document: Document): void {
  const element = document.getElementById(STATE_ID)
  if (!element?.textContent) return
  const state: PageState = JSON.parse(element.textContent)
  const messages = { en, zh }[state.app.language]
  // The page's policy lets nobody write into a script, which this one is by name only.
  const instead = document.createElement('template')
  instead.id = STATE_ID
  instead.textContent = JSON.stringify({ ...state, messages })
  element.replaceWith(instead)
}
