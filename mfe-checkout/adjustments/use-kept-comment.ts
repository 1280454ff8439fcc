import { useEffect, useState } from 'react'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { browserStorage } from 'shared-contracts/remote/storage.ts'
import { forgetAtSignOut, keepTyped, readTyped } from 'shared-contracts/ui/form/typed.ts'
import { COMMENT_KEY } from '../details/forget-details.ts'

/** Words being typed, until the store has them: a page that is left or drawn anew in mid-sentence shows them again. */
export function useKeptComment(saved: string) {
  const { state } = useApp()
  const [typed, setTyped] = useState(saved)
  // After hydration: what is kept is the browser's.
  useEffect(() => {
    const storage = browserStorage('sessionStorage')
    forgetAtSignOut(state, storage, COMMENT_KEY)
    const { comment } = readTyped(storage, COMMENT_KEY, state.$session.get().userID)
    if (typeof comment === 'string') setTyped(comment)
  }, [state])
  return {
    typed,
    type(comment: string): void {
      setTyped(comment)
      keepTyped(browserStorage('sessionStorage'), COMMENT_KEY, state.$session.get().userID, { comment })
    },
    /** The store has these; what was typed since stays. */
    forget(stored: string): void {
      const storage = browserStorage('sessionStorage')
      const { comment } = readTyped(storage, COMMENT_KEY, state.$session.get().userID)
      if (typeof comment !== 'string' || comment.trim() === stored) storage.removeItem(COMMENT_KEY)
    },
  }
}
