import { useState } from 'react'
import type { ProductOption } from 'shared-contracts/api/entities/product.ts'
import { useNavigate, useSearchParams } from 'shared-contracts/remote/runtime/router.ts'
import { followAddress, type HeldChoice } from './held-choice.ts'
import { choose, readSelection, type Selection, writeSelection } from './selection.ts'

/** The chosen options, kept in the address so that they can be shared and survive a reload (CAT-4); not of a product that the page is not about. */
export function useChoice(
  options: readonly ProductOption[],
  inAddress = true,
): [Selection, (option: number, value: string) => void] {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const address = inAddress ? params.get('options') : null
  // Held here as well: a radio must show its new state in the same frame, the address follows.
  const [held, setHeld] = useState<HeldChoice>({
    address,
    selection: readSelection(options, address),
    written: [],
  })
  let { selection } = held
  if (held.address !== address) {
    const followed = followAddress(held, address, text => readSelection(options, text))
    selection = followed.selection
    setHeld(followed)
  }
  return [
    selection,
    (option, value) => {
      const next = choose(selection, option, value)
      const inNext = writeSelection(next)
      setHeld(({ written }) => ({ address, selection: next, written: [...written, inNext] }))
      if (!inAddress) return
      const search = new URLSearchParams(params)
      search.set('options', inNext)
      void navigate(`?${search}`, { replace: true, preventScrollReset: true })
    },
  ]
}
