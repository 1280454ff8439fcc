import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'shared-contracts/remote/runtime/router.ts'
import { leavesPanel } from './leaves-panel.ts'

/** Closes the panel by Escape, by a press anywhere else, which counts there all the same, and by going to another page. */
export function useDismissal(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  const { pathname } = useLocation()
  const [from] = useState(pathname)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (pathname !== from) close()
  }, [pathname, from])
  useEffect(() => {
    const heard = (event: Event) => {
      if (!panel.current || !leavesPanel(event, panel.current)) return
      // Heard once: a menu of the page that is open as well stays for the next one.
      if (event.type === 'keydown') event.preventDefault()
      close()
    }
    document.addEventListener('keydown', heard)
    // Before the page hears it, which may take away what was pressed.
    document.addEventListener('click', heard, true)
    return () => {
      document.removeEventListener('keydown', heard)
      document.removeEventListener('click', heard, true)
    }
  }, [panel])
}
