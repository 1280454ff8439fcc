import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'shared-contracts/remote/runtime/router.ts'
import { leavesPanel } from './leaves-panel.ts'

/** Whether another page is shown than the one that the panel was opened beside: it goes with that page, in one drawing. */
export function useLeft(onClose: () => void): boolean {
  const { pathname } = useLocation()
  const [from] = useState(pathname)
  const left = pathname !== from
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (left) close()
  }, [left])
  return left
}

/** Closes the panel by Escape, and by a press anywhere else, which counts there all the same. */
export function useDismissal(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose)
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
