import { useStore } from '@nanostores/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Method } from 'shared-contracts/api/entities/order.ts'
import type { Failure } from 'shared-contracts/api/failure.ts'
import type { CheckoutConfig } from 'shared-contracts/api/ordering/checkout-config.ts'
import { pause } from 'shared-contracts/api/retry.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { browserStorage } from 'shared-contracts/remote/storage.ts'
import { NoScript } from '../journey/no-script.tsx'
import { Section } from '../journey/section.tsx'
import type { Messages } from '../messages/messages.ts'
import { LocationChoice } from '../pickup/location-choice.tsx'
import { MethodChoice } from '../pickup/method-choice.tsx'
import { locationsOf, preferredLocation } from '../pickup/places.ts'
import { SlotPicker } from '../pickup/slot-picker.tsx'
import { stillOpen } from '../pickup/slots.ts'
import { useReady } from '../ui/browser.ts'
import {
  type ContactField,
  checkContact,
  checkField,
  contactFields,
  type Mistake,
  prefill,
} from './contact.ts'
import { ContactFields } from './contact-fields.tsx'
import { fillContact, focusFirstMistake, readContact } from './form-state.ts'
import { submitDetails, withoutSlot } from './submit.ts'
import { forgetAtSignOut, keepTyped, readTyped } from './typed.ts'

interface Choice {
  method: Method
  localStoreName: string | null
  start: string | null
}
/** A mistake by rule, or in the server's own words. */
type Mistakes = Partial<Record<ContactField, Mistake | { message: string }>>

interface DetailsFormProps {
  loaded: CheckoutConfig
  methods: readonly Method[]
}

export function DetailsForm({ loaded, methods }: DetailsFormProps) {
  const t = useT<Messages>()
  const { state, api } = useApp()
  const { user, userID } = useStore(state.$session)
  const navigate = useNavigate()
  const ready = useReady()
  const form = useRef<HTMLFormElement>(null)
  const { draft } = loaded
  const [fresh, setFresh] = useState({ of: loaded, config: loaded })
  const config = fresh.of === loaded ? fresh.config : loaded
  // The page's data may come anew while the form is being sent.
  const loadedNow = useRef(loaded)
  useEffect(() => {
    loadedNow.current = loaded
  }, [loaded])
  const [choice, setChoice] = useState<Choice>(() => {
    const method = methods.find(m => m === draft.method) ?? methods[0] ?? 'pickup'
    const locname = state.$appInfo.get()?.detail.locname
    const localStoreName = preferredLocation(locationsOf(loaded, method), [draft.localStoreName, locname])
    return { method, localStoreName, start: draft.slot?.start ?? null }
  })
  // A choice is also an input event of the form, which comes before the next rendering.
  const latest = useRef(choice)
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const [tries, setTries] = useState(0)
  const [problem, setProblem] = useState<'slot-gone' | Failure | null>(null)
  const sendingNow = useRef(false)
  const [sending, setSending] = useState(false)

  const locations = locationsOf(config, choice.method)
  const location = locations.find(l => l.localStoreName === choice.localStoreName)
  const start = stillOpen(location?.pickupSlots ?? [], choice.start)
  const missing = { location: tries > 0 && !location, slot: tries > 0 && Boolean(location) && !start }

  // Once, after hydration: kept values are the browser's, so the first rendering cannot have them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for the form's first appearance alone
  useEffect(() => {
    const storage = browserStorage('sessionStorage')
    forgetAtSignOut(state, storage)
    const kept = readTyped(storage, userID)
    if (form.current) fillContact(form.current, kept.contact)
    const { localStoreName, start } = latest.current
    latest.current = {
      ...latest.current,
      localStoreName: preferredLocation(locations, [kept.localStoreName, localStoreName]),
      start: kept.start ?? start,
    }
    setChoice(latest.current)
  }, [])
  useEffect(() => {
    if (tries > 0 && form.current) focusFirstMistake(form.current)
  }, [tries])

  function keep() {
    const contact = form.current ? readContact(form.current) : {}
    keepTyped(browserStorage('sessionStorage'), userID, { contact, ...latest.current })
  }
  function choose(part: Partial<Choice>) {
    latest.current = { ...latest.current, ...part }
    setChoice(latest.current)
    keep()
  }
  function check(field: ContactField, value: string) {
    const { [field]: _, ...others } = mistakes
    const mistake = checkField(field, value)
    setMistakes(mistake ? { ...others, [field]: mistake } : others)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sendingNow.current) return
    const contact = readContact(event.currentTarget)
    const found = checkContact(contact)
    setMistakes(found)
    setProblem(null)
    if (Object.keys(found).length > 0 || !location || !start) return setTries(tries + 1)
    sendingNow.current = true
    setSending(true)
    const { localStoreName } = location
    const outcome = await submitDetails(api, { ...choice, localStoreName, contact, start }, pause)
    sendingNow.current = false
    setSending(false)
    if (outcome.kind === 'done') return void navigate(href('/checkout/payment'))
    if (outcome.kind === 'failed') return setProblem(outcome.failure)
    if (outcome.kind === 'field') setMistakes({ [outcome.field]: { message: outcome.message } })
    if (outcome.kind === 'slot-gone') {
      setFresh({ of: loadedNow.current, config: withoutSlot(outcome.config ?? config, start) })
      choose({ start: null })
      setProblem('slot-gone')
    }
    setTries(tries + 1)
  }

  const said = contactFields.flatMap(field => {
    const mistake = mistakes[field]
    if (!mistake) return []
    return [
      [field, typeof mistake === 'string' ? t(`checkout.mistake.${field}.${mistake}`) : mistake.message],
    ]
  })
  const slotGone = problem === 'slot-gone'
  return (
    <form
      ref={form}
      className="stack checkout-form"
      // Never an address with personal data in it, should the form be sent before the page reacts.
      method="post"
      noValidate
      onInput={keep}
      onSubmit={event => void submit(event)}
    >
      <Section title={t('checkout.details.how')}>
        <MethodChoice methods={methods} chosen={choice.method} onChoose={method => choose({ method })} />
      </Section>
      <Section
        title={t('checkout.details.where')}
        mistake={missing.location && t('checkout.mistake.location')}
        id="checkout-where"
      >
        <LocationChoice
          locations={locations}
          chosen={location?.localStoreName ?? null}
          describedBy={missing.location ? 'checkout-where-error' : undefined}
          onChoose={localStoreName => choose({ localStoreName })}
        />
      </Section>
      <Section title={t('checkout.details.who')} hint={t('checkout.details.guest')}>
        <ContactFields
          initial={prefill({}, draft.contact, user)}
          mistakes={Object.fromEntries(said)}
          onLeave={check}
          onCorrect={(field, value) => checkField(field, value) ?? check(field, value)}
        />
      </Section>
      <Section
        title={t('checkout.details.when')}
        mistake={missing.slot && !slotGone && t('checkout.mistake.slot')}
        id="checkout-when"
        wrong={missing.slot}
      >
        <div role="alert" className="checkout-live">
          {slotGone && (
            <div className="notice notice-error" id="checkout-slot-gone">
              <strong>{t('checkout.details.slotGone')}</strong>
              <p>{t('checkout.details.slotGoneText')}</p>
            </div>
          )}
        </div>
        {location ? (
          <SlotPicker
            key={location.id}
            location={location}
            chosen={start}
            describedBy={slotGone ? 'checkout-slot-gone' : missing.slot ? 'checkout-when-error' : undefined}
            onChoose={chosen => {
              setProblem(null)
              choose({ start: chosen })
            }}
          />
        ) : (
          <p className="muted">{t('checkout.details.chooseWhereFirst')}</p>
        )}
      </Section>
      <div role="alert" className="checkout-live">
        {problem && problem !== 'slot-gone' && (
          <div className="notice notice-error">
            <strong>{problem.message || t('checkout.details.notSaved')}</strong>
            <p>{t('checkout.details.notSavedText')}</p>
          </div>
        )}
      </div>
      <NoScript />
      <div>
        <button
          type="submit"
          className="button button-primary button-wide"
          disabled={!ready}
          aria-disabled={sending}
          aria-busy={sending}
        >
          {sending && <span className="spinner" aria-hidden="true" />}
          {t(sending ? 'checkout.details.sending' : 'checkout.details.next')}
        </button>
      </div>
    </form>
  )
}
