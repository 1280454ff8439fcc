import type { ReadableAtom, WritableAtom } from 'nanostores'
import { createContext, useContext } from 'react'
import type { Language } from 'shared-contracts/language/language.ts'
import type { Areas } from '../areas/area.ts'
import type { InstallPrompt } from '../platform/install-prompt.ts'

/** What the shell's own parts need beyond the app that pages get. */
export interface Controls {
  areas: Areas
  /** Grows when areas must be mounted anew. */
  $epoch: ReadableAtom<number>
  /** Categories that the shown page says it stands on, from the root down: of a product, of a list. */
  $shelves: WritableAtom<readonly string[] | undefined>
  /** The browser's offer to add the shop to the home screen, while it stands (PWA-1). */
  $install: WritableAtom<InstallPrompt | null>
  /** Whether to say how the shop is added by hand (PWA-3). */
  $iosHint: WritableAtom<boolean>
  /** Switches the language in place (LNG-1). @throws when the backend refuses */
  changeLanguage(language: Language): Promise<void>
  /** Loads an area again after a crash, from the next release of the chain, or after the server had to leave it out. */
  recover(pattern: string): Promise<void>
}

const ControlsContext = createContext<Controls | null>(null)
export const ControlsProvider = ControlsContext.Provider

/** @throws Error outside the shell */
export function useControls(): Controls {
  const controls = useContext(ControlsContext)
  if (!controls) throw new Error('useControls outside the shell')
  return controls
}
