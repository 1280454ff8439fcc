import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Method } from 'shared-contracts/api/entities/order.ts'
import type { ErrorCode } from 'shared-contracts/api/errors.ts'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import type { CheckoutConfig } from 'shared-contracts/api/ordering/checkout-config.ts'
import { pause } from 'shared-contracts/api/retry.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { FieldError } from 'shared-contracts/ui/form/refusal.ts'
import { useForm } from 'shared-contracts/ui/form/use-form.ts'
import type { Messages } from '../messages/messages.ts'
import { locationsOf, preferredLocation } from '../pickup/places.ts'
import { stillOpen } from '../pickup/slots.ts'
import { type Details, DetailsSchema } from './details-schema.ts'
import { DETAILS_KEY } from './forget-details.ts'
import { prefill } from './prefill.ts'
import { offerWithout, saveDetails } from './save-details.ts'
import { useOffer } from './use-offer.ts'

const SLOT_GONE: ErrorCode = 'slot-gone'
const isSlotGone = (error: unknown) => isFailure(error) && readFailure(error).code === SLOT_GONE

/** The form's state, and what can be chosen in it now. @param methods those that have a form, at least one */
export function useDetailsForm(loaded: CheckoutConfig, methods: readonly Method[]) {
  const t = useT<Messages>()
  const { state, api } = useApp()
  const navigate = useNavigate()
  const { user } = useStore(state.$session)
  const [offer, replaceOffer] = useOffer(loaded)
  const [slotGone, setSlotGone] = useState(false)
  const { draft } = loaded
  const method = methods.find(m => m === draft.method) ?? methods[0] ?? 'pickup'
  const nearest = state.$appInfo.get()?.detail.locname
  const form = useForm({
    schema: DetailsSchema,
    keepIn: DETAILS_KEY,
    initial: {
      method,
      localStoreName: preferredLocation(locationsOf(loaded, method), [draft.localStoreName, nearest]) ?? '',
      ...prefill(draft.contact, user),
      start: draft.slot?.start ?? '',
    },
    messages: {
      localStoreName: t('checkout.mistake.location'),
      firstName: { required: t('checkout.mistake.firstName') },
      lastName: { required: t('checkout.mistake.lastName') },
      email: { required: t('checkout.mistake.email') },
      phone: { required: t('checkout.mistake.phone'), pattern: t('checkout.mistake.phone.pattern') },
      start: t('checkout.mistake.slot'),
    },
    problems: { network: t('checkout.details.notSaved'), other: t('checkout.details.notSaved') },
    submit,
  })
  const locations = locationsOf(offer, form.values.method as Method)
  // What was stored may be a place or a time that is not offered any more.
  const name = preferredLocation(locations, [form.values.localStoreName, draft.localStoreName, nearest])
  const location = locations.find(l => l.localStoreName === name)
  const start = stillOpen(location?.pickupSlots ?? [], form.values.start)

  async function submit(details: Details): Promise<void> {
    if (!location) throw new FieldError('localStoreName', t('checkout.mistake.location'))
    if (!start) throw new FieldError('start', t('checkout.mistake.slot'))
    try {
      await saveDetails(api, { ...details, localStoreName: location.localStoreName, start }, pause)
    } catch (error) {
      if (!isSlotGone(error)) throw error
      replaceOffer(await offerWithout(api, start, offer))
      setSlotGone(true)
      form.set('start', '')
      throw new FieldError('start', t('checkout.details.slotGone'))
    }
    await navigate(href('/checkout/payment'))
  }
  function chooseSlot(chosen: string): void {
    setSlotGone(false)
    form.set('start', chosen)
  }
  return { form, locations, location, start, slotGone, chooseSlot }
}
