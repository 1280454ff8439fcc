import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { pause } from 'shared-contracts/api/retry.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { areaOf, createTermsLookup, type TermsView } from './delivery-terms.ts'

/** Who delivers to the address being typed, asked as soon as it says enough. @param wanted whether delivery is the chosen way */
export function useTerms(wanted: boolean, province: string, postCode: string): TermsView {
  const { api } = useApp()
  const [lookup] = useState(() => createTermsLookup(api, pause))
  useEffect(() => {
    if (wanted) void lookup.find(areaOf(province, postCode))
  }, [lookup, wanted, province, postCode])
  return useStore(lookup.$terms)
}
