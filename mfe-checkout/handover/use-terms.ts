import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useState } from 'react'
import { pause } from 'shared-contracts/api/retry.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { sendingCode } from '../details/later-code.ts'
import type { Area, createTermsLookup, DeliveryAnswer, TermsView } from './delivery-terms.ts'

type Lookup = ReturnType<typeof createTermsLookup>

/**
 * Who delivers to the address being typed, asked as soon as it says enough, and once more when the network is back. What asks has code
 * of its own.
 * @param wanted whether delivery is the chosen way
 */
export function useTerms(wanted: boolean, province: string, postCode: string) {
  const { api } = useApp()
  const [{ $terms, lookup }] = useState(() => {
    const $terms = atom<TermsView>({ kind: 'unasked' })
    let known: Lookup | null = null
    const lookup = async () => {
      const { areaOf, createTermsLookup } = await sendingCode()
      known ??= createTermsLookup(api, pause, $terms)
      return { ...known, areaOf }
    }
    return { $terms, lookup }
  })
  const terms = useStore($terms)
  const asked = terms.kind !== 'unasked'
  useEffect(() => {
    if (!wanted || !(asked || (province && postCode))) return
    let left = false
    const find = async () => {
      const { find, areaOf } = await lookup()
      if (!left) await find(areaOf(province, postCode))
    }
    void find()
    window.addEventListener('online', find)
    return () => {
      left = true
      window.removeEventListener('online', find)
    }
  }, [lookup, wanted, asked, province, postCode])
  return { terms, ask: async (area: Area): Promise<DeliveryAnswer> => (await lookup()).ask(area) }
}
