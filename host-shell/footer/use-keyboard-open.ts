import { useEffect, useState } from 'react'

/** Share of the window that an on-screen keyboard leaves at most. */
const MAX_SHARE_LEFT = 0.75

/** Whether an on-screen keyboard covers part of the page (TAB-6). */
export function useKeyboardOpen(): boolean {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    // Zooming in shrinks the viewport too, and is no keyboard.
    const update = () => setOpen(view.height * view.scale < window.innerHeight * MAX_SHARE_LEFT)
    view.addEventListener('resize', update)
    return () => view.removeEventListener('resize', update)
  }, [])
  return open
}
