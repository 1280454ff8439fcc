import { acceptCart } from 'shared-contracts/remote/state/app-state.ts'
import { takeCurrency } from '../language/display-currency.ts'
import type { Choice, Page } from './watch-choices.ts'

/** Makes what was chosen in another tab this one's, where it is not yet. @throws what the calls throw: nothing, or half of it, is taken then */
export async function takeChoice(
  [kind, value, name]: Choice,
  { state, api, refresh, changeLanguage }: Page,
): Promise<void> {
  const info = state.$appInfo.get()
  if (kind === 'language') {
    if (value !== state.$language.get()) await changeLanguage(value)
  } else if (kind === 'currency') {
    if (value !== state.$currency.get().code) await takeCurrency(api, value, state)
  } else if (info && value !== info.detail.locid) {
    state.$appInfo.set({ ...info, detail: { ...info.detail, locid: value, locname: name } })
    acceptCart(state, await api('GET shoppingManagement4/myCart'))
    await refresh()
  }
}
