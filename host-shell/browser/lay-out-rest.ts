import { yieldToMain } from './yield-to-main.ts'

/** Lays out what has waited for it (`document/fresh.ts`), a part in each frame: all of it at once would keep a slow phone busy. */
export async function layOutRest({ document, requestAnimationFrame }: Window): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>('[data-late-layout]')) {
    await new Promise(requestAnimationFrame)
    part.style.contentVisibility = 'visible'
    await yieldToMain()
  }
}
