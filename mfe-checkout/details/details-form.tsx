import { useStore } from '@nanostores/react'
import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import type { Method } from 'shared-contracts/api/entities/order.ts'
import type { CheckoutConfig } from 'shared-contracts/api/ordering/checkout-config.ts'
import type { Sent } from 'shared-contracts/remote/defer.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { FormProblem } from 'shared-contracts/ui/form/form-problem.tsx'
import { SubmitButton } from 'shared-contracts/ui/form/submit-button.tsx'
import { useNextPage } from 'shared-contracts/ui/use-next-page.ts'
import { AddressSection } from '../address/address-section.tsx'
import type { KnownAddress } from '../address/load-known-address.ts'
import { useKnownAddress } from '../address/use-known-address.ts'
import { receivedOf } from '../cart/received-of.ts'
import { LocationSection } from '../handover/location-section.tsx'
import { MethodSection } from '../handover/method-section.tsx'
import { TableSection } from '../handover/table-section.tsx'
import { TermsNote } from '../handover/terms-note.tsx'
import { TimeSection } from '../handover/time-section.tsx'
import { NoScript } from '../journey/no-script.tsx'
import { stepHref, usePurchase } from '../journey/purchase.ts'
import { Section } from '../journey/section.tsx'
import type { DetailsMessages } from '../messages/messages.ts'
import { ContactFields } from './contact-fields.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { GuestHint } from './guest-hint.tsx'
import { inPageOrder } from './page-order.ts'
import { useDetailsForm } from './use-details-form.ts'

interface DetailsFormProps {
  loaded: CheckoutConfig
  methods: readonly Method[]
  /** Null where nothing is delivered; without a value it is asked for. */
  address: Sent<KnownAddress> | null
  /** Named by the address of the page. */
  table: string | null
  /** Cart of a group buy; null where it did not load, and for the page's own. */
  ownCart: Cart | null
}

/** Way, place or address, time and contact, each a section; saved together. */
export function DetailsForm(props: DetailsFormProps) {
  const { loaded, methods, address, table, ownCart } = props
  const t = useT<DetailsMessages>()
  const { state } = useApp()
  const language = useStore(state.$language)
  const known = useKnownAddress(address)
  const pageCart = useStore(state.$cart)
  const purchase = usePurchase()
  const cart = purchase.campaign === null ? pageCart : ownCart
  const subtotal = cart && receivedOf(cart)
  const signedIn = useStore(state.$session).userID !== null
  const saved = known?.saved.find(({ isDefault }) => isDefault)
  const details = useDetailsForm(loaded, methods, table, saved, subtotal)
  useNextPage(stepHref('payment', purchase))
  const { form, method, locations, location, start, slotGone, losses, terms } = details
  const { errors, problem, busy, refused } = form
  const { province, postCode } = form.values
  const addressWrong =
    method === 'delivery' &&
    (terms.kind === 'not-served' || Boolean(province && postCode && (errors.province || errors.postCode)))
  const chosen = location?.localStoreName ?? null
  const termsChosen =
    terms.kind === 'served' ? terms.places.find(place => place.localStoreName === chosen) : undefined
  return (
    <form className="stack checkout-form" {...form.formProps}>
      {/* A form that was never sent says its mistakes at their fields alone. */}
      <ErrorSummary errors={refused ? inPageOrder(errors, Object.keys(form.values), language) : {}} />
      {!loaded.draft.immaterial && (
        <>
          <MethodSection methods={methods} chosen={method} losses={losses} onChoose={details.chooseMethod} />
          {address && (
            <AddressSection form={form} shown={method === 'delivery'} known={known} signedIn={signedIn}>
              <TermsNote
                terms={terms}
                chosen={termsChosen}
                subtotal={subtotal}
                currency={loaded.currency}
                told={errors.postCode}
              />
            </AddressSection>
          )}
          {(method !== 'delivery' || locations.length > 1 || details.nowhere) && (
            <LocationSection
              method={method}
              choices={details}
              mistake={errors.localStoreName}
              onChoose={id => form.set('localStoreName', id)}
            />
          )}
          {methods.includes('eatIn') && (
            <TableSection shown={method === 'eatIn'} field={form.field('tableNumber')} />
          )}
          {method !== 'eatIn' && (
            <TimeSection
              method={method}
              location={location}
              chosen={start}
              addressWrong={addressWrong}
              mistake={errors.start}
              gone={slotGone}
              onChoose={details.chooseTime}
            />
          )}
        </>
      )}
      <Section
        title={t(`checkout.who.${loaded.draft.immaterial ? 'none' : method}`)}
        hint={signedIn ? undefined : <GuestHint />}
      >
        <ContactFields field={form.field} />
      </Section>
      <FormProblem>
        {problem && (
          <>
            <strong>{problem}</strong>
            <p>{t('checkout.details.notSavedText')}</p>
          </>
        )}
      </FormProblem>
      <NoScript />
      <div>
        <SubmitButton busy={busy} busyText={t('checkout.details.sending')}>
          {t('checkout.details.next')}
        </SubmitButton>
      </div>
    </form>
  )
}
