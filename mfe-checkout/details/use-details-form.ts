import { useStore } from '@nanostores/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { SavedAddress } from 'shared-contracts/api/account/addresses.ts'
import type { Method } from 'shared-contracts/api/entities/order.ts'
import type { ErrorCode } from 'shared-contracts/api/errors.ts'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import type { CheckoutConfig } from 'shared-contracts/api/ordering/checkout-config.ts'
import { pause } from 'shared-contracts/api/retry.ts'
import { formatMoney } from 'shared-contracts/language/money.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { useIsMoving, useLocation, useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { onFirstUse } from 'shared-contracts/ui/first-use.ts'
import { FieldError } from 'shared-contracts/ui/form/refusal.ts'
import { useRuledForm } from 'shared-contracts/ui/form/use-ruled-form.ts'
import { useStillHere } from 'shared-contracts/ui/use-still-here.ts'
import { noteTable, rememberedTable, takeScannedTable } from '../handover/table.ts'
import { useTerms } from '../handover/use-terms.ts'
import { stepHref, usePurchase } from '../journey/purchase.ts'
import type { DetailsMessages } from '../messages/messages.ts'
import { choicesOf, type Loss, lossesOf } from './choices.ts'
import { CONTACT, DETAILS_RULES } from './details-fields.ts'
import type { Details } from './details-schema.ts'
import { DETAILS_KEY } from './forget-details.ts'
import { mistakeTexts } from './form-texts.ts'
import { firstMethod, initialValues } from './initial-values.ts'
import { sendingCode } from './later-code.ts'
import type { RefusedDetails } from './saving.ts'
import { savingOf } from './saving-of.ts'
import { useOffer } from './use-offer.ts'

const SLOT_GONE: ErrorCode = 'slot-gone'
const isSlotGone = (error: unknown) => isFailure(error) && readFailure(error).code === SLOT_GONE

/**
 * The form's state, and what can be chosen in it now.
 * @param methods at least one
 * @param table named by the address
 * @param saved the account's default address
 * @param subtotal what the goods come to by the server, minor units; null while unknown
 */
export function useDetailsForm(
  loaded: CheckoutConfig,
  methods: readonly Method[],
  table: string | null,
  saved: SavedAddress | undefined,
  subtotal: number | null,
) {
  const purchase = usePurchase()
  const t = useT<DetailsMessages>()
  const { state, api } = useApp()
  const navigate = useNavigate()
  const stay = useStillHere()
  const saving = savingOf(state)
  const language = useStore(state.$language)
  const { user } = useStore(state.$session)
  const [offer, replaceOffer] = useOffer(loaded)
  const [slotGone, setSlotGone] = useState(false)
  const [losses, setLosses] = useState<readonly Loss[]>([])
  const [method, setMethod] = useState(() => firstMethod(loaded, methods, table))
  const known = [loaded.draft.localStoreName, state.$appInfo.get()?.detail.locname]
  const form = useRuledForm({
    rules: DETAILS_RULES[loaded.draft.immaterial ? 'none' : method],
    keepIn: DETAILS_KEY,
    // Until the order is made: Back leads here.
    keepSent: true,
    known: CONTACT,
    initial: initialValues(loaded, method, { user, table, saved, places: known }),
    messages: mistakeTexts(t),
    problems: { network: t('checkout.details.notSaved'), other: t('checkout.details.notSaved') },
    submit,
  })
  const { values } = form
  // What was typed before a reload is restored after the first drawing, and so may the way be.
  const restored = methods.find(m => m === values.method)
  if (restored && restored !== method) setMethod(restored)
  const { terms, ask } = useTerms(method === 'delivery', text(values.province), text(values.postCode))
  const chosen = { method, place: text(values.localStoreName), start: text(values.start) }
  const choices = choicesOf(offer, chosen, terms, known)

  const takeTable = useEffectEvent(() => {
    if (!methods.includes('eatIn')) return
    if (table) noteTable(table)
    // Only a code just scanned is newer than what was typed.
    const scanned = takeScannedTable()
    const named = scanned ?? (values.tableNumber ? null : rememberedTable())
    if (named) form.set('tableNumber', named)
    if (scanned || (named && !loaded.draft.method)) form.set('method', 'eatIn')
  })
  // Once: a code was scanned before the page or with it.
  useEffect(() => takeTable(), [])
  useEffect(() => onFirstUse(() => void sendingCode()), [])

  async function submit(details: Details): Promise<void> {
    const isHere = stay()
    // It is there already: what was typed is checked by it.
    const { settleChoices, saveDetails } = await sendingCode()
    const money = (minor: number) => formatMoney(minor, loaded.currency, language)
    const deps = { method, ask, t, subtotal, money }
    const settled = await settleChoices(deps, offer, details, known)
    const sent = { purchase, settled }
    const save = () => saveDetails(api, settled, pause, purchase)
    // The next step shows while they are sent, and leads back here when the store does not take them; without a network it would not load.
    if (navigator.onLine) saving.begin(sent, save)
    else
      await save().catch(async error => {
        throw (await wrongIn({ ...sent, error })) ?? error
      })
    if (isHere()) await navigate(stepHref('payment', purchase))
  }
  const chosenNow = useEffectEvent(() => chosen.start)
  /** @returns null where another time was chosen meanwhile than the one that is gone: nothing is wrong then */
  async function wrongIn({ error, settled: { start } }: RefusedDetails): Promise<unknown> {
    if (!isSlotGone(error) || start === null) return error
    const { offerWithout } = await sendingCode()
    replaceOffer(await offerWithout(api, start, offer, purchase))
    const now = chosenNow()
    if (now && now !== start) return null
    setSlotGone(true)
    form.set('start', '')
    return new FieldError('start', t('checkout.details.slotGone'))
  }
  const sayRefused = useEffectEvent(async () => {
    const found = saving.takeRefused(purchase)
    const wrong = found && (await wrongIn(found))
    if (wrong) form.refuse(wrong)
  })
  const refused = useStore(saving.$refused)
  const isMoving = useIsMoving()
  // With every move and all that is drawn: neither to a form that is still sent, nor to one that is being left. The next one says it.
  useLocation()
  useEffect(() => {
    if (refused && !form.isSending() && !isMoving()) void sayRefused()
  })
  return {
    form,
    method,
    terms,
    ...choices,
    slotGone,
    losses,
    chooseTime(start: string): void {
      setSlotGone(false)
      form.set('start', start)
    },
    chooseMethod(to: Method): void {
      // Without a wish of the shopper's own the place that would have delivered is theirs.
      const place = chosen.place || (choices.location?.id ?? '')
      const after = choicesOf(offer, { ...chosen, place, method: to }, terms, known)
      setLosses(lossesOf(choices, after, to))
      form.set('localStoreName', place)
      setSlotGone(false)
      setMethod(to)
      form.set('method', to)
    },
  }
}
export type DetailsForm = ReturnType<typeof useDetailsForm>

const text = (value: string | boolean | undefined): string => (typeof value === 'string' ? value : '')
