import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { pause } from 'shared-contracts/api/retry.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { areaOf, createTermsLookup } from './delivery-terms.ts'

/**
 * Who delivers to the address being typed, asked as soon as it says enough, and once more when the network is back.
 * @param wanted whether delivery is the chosen way
 */
export function useTerms(wanted: boolean, province: string, postCode: string) {
  const { api } = useApp()
  const [lookup] = useState(() => createTermsLookup(api, pause))
  useEffect(() => {
    if (!wanted) return
    const find = () => void lookup.find(areaOf(province, postCode))
    find()
    window.addEventListener('online', find)
    return () => window.removeEventListener('online', find)
  }, [lookup, wanted, province, postCode])
  return { terms: useStore(lookup.$terms), ask: lookup.ask }
}
