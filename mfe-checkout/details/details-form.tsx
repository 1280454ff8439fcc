import type { Method } from 'shared-contracts/api/entities/order.ts'
import type { CheckoutConfig } from 'shared-contracts/api/ordering/checkout-config.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { FormProblem } from 'shared-contracts/ui/form/form-problem.tsx'
import { SubmitButton } from 'shared-contracts/ui/form/submit-button.tsx'
import { NoScript } from '../journey/no-script.tsx'
import { Section } from '../journey/section.tsx'
import type { Messages } from '../messages/messages.ts'
import { LocationSection } from '../pickup/location-section.tsx'
import { MethodChoice } from '../pickup/method-choice.tsx'
import { SlotSection } from '../pickup/slot-section.tsx'
import { ContactFields } from './contact-fields.tsx'
import { useDetailsForm } from './use-details-form.ts'

interface DetailsFormProps {
  loaded: CheckoutConfig
  methods: readonly Method[]
}

/** Method, place, contact and time, each a section; saved together. */
export function DetailsForm({ loaded, methods }: DetailsFormProps) {
  const t = useT<Messages>()
  const { form, locations, location, start, slotGone, chooseSlot } = useDetailsForm(loaded, methods)
  const { values, errors, problem, busy } = form
  return (
    <form className="stack checkout-form" {...form.formProps}>
      <Section title={t('checkout.details.how')}>
        <MethodChoice methods={methods} chosen={values.method} onChoose={m => form.set('method', m)} />
      </Section>
      <LocationSection
        locations={locations}
        chosen={location?.localStoreName ?? null}
        mistake={errors.localStoreName}
        onChoose={name => form.set('localStoreName', name)}
      />
      <Section title={t('checkout.details.who')} hint={t('checkout.details.guest')}>
        <ContactFields field={form.field} />
      </Section>
      <SlotSection
        location={location}
        chosen={start}
        mistake={errors.start}
        gone={slotGone}
        onChoose={chooseSlot}
      />
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
