import type { ComponentProps } from 'react'
import { Link } from 'shared-contracts/ui/link.tsx'
import { type Change, type ListQuery, listHref } from './list-query.ts'
import { usePress } from './use-press.ts'

interface Props extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** Of the list as it is drawn. */
  query: ListQuery
  change: Change
}

/** A way to narrow a list, or to widen it again. */
export function NarrowLink({ query, change, preventScrollReset, ...link }: Props) {
  const press = usePress(query)
  return (
    <Link
      {...link}
      to={listHref(query, change)}
      onClick={event => press(change, event, preventScrollReset)}
    />
  )
}
