import type { MouseEvent } from 'react'
import { isPlainPress } from 'shared-contracts/remote/runtime/plain-press.ts'
import { useDestination, useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { afterPress, type Change, type ListQuery } from './list-query.ts'

/** Changes the list as it is drawn, beside what was pressed before: the list that leads to is drawn later, on a slow phone by seconds. */
export function usePress(query: ListQuery) {
  const destination = useDestination()
  const navigate = useNavigate()
  return (change: Change, link?: MouseEvent, preventScrollReset = false): void => {
    if (link && !isPlainPress(link)) return
    link?.preventDefault()
    void navigate(afterPress(query, change, destination()), { preventScrollReset })
  }
}
