import { ID_TYPES, type VerifiedContact } from 'shared-contracts/api/account/verified-contact.ts'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import { line, Phone } from 'shared-contracts/api/fields.ts'
import { LIMITS } from 'shared-contracts/api/limits.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { SelectField, TextField } from 'shared-contracts/ui/form/field.tsx'
import { FormProblem } from 'shared-contracts/ui/form/form-problem.tsx'
import { SubmitButton } from 'shared-contracts/ui/form/submit-button.tsx'
import * as v from 'valibot'
import { makeOrChange } from '../account-frame/make-or-change.ts'
import { NoScript } from '../account-frame/no-script.tsx'
import { IDENTITY_TEXTS } from '../messages/identity.ts'
import { useAccountForm } from '../sign-in/use-account-form.ts'
import { useSignInAgain } from '../sign-in/use-sign-in-again.ts'

/** As the backend reads a number: letters and digits, whatever stands between them. */
const ID_NUMBER = /^(?:[\s-]*[A-Za-z0-9]){5,30}[\s-]*$/
const schema = v.strictObject({
  legalName: line(LIMITS.legalName),
  phone: Phone,
  idType: v.picklist(ID_TYPES),
  idNumber: v.pipe(v.string(), v.regex(ID_NUMBER)),
})

interface Props {
  contact: VerifiedContact | null
  changed(contact: VerifiedContact): void
}

/** The number is never filled in: what is typed here is neither kept nor shown again. */
export function IdentityForm({ contact, changed }: Props) {
  const t = IDENTITY_TEXTS.useTexts()
  const { api, notify } = useApp()
  const signInAgain = useSignInAgain()
  const form = useAccountForm({
    schema,
    keepIn: 'account.identity',
    initial: contact ? { legalName: contact.legalName, phone: contact.phone, idType: contact.idType } : {},
    async submit(body) {
      const change = () => api('PUT admin/userManagement/verifiedContact', { body })
      const make = () => api('POST admin/userManagement/verifiedContact', { body })
      changed(await (contact ? change() : makeOrChange(make, change)))
      form.set('idNumber', '')
      notify('success', t('account.saved'))
    },
  })
  async function show(): Promise<void> {
    try {
      const query = { full: 'true' } as const
      const call = api('GET admin/userManagement/verifiedContact/idNumber', { query })
      const { contact: whole } = await call.catch(signInAgain)
      if (whole) changed(whole)
    } catch (error) {
      if (!isFailure(error)) throw error
      notify('error', readFailure(error).message || t('account.failed'))
    }
  }
  const types = ID_TYPES.map(value => ({ value, label: t(`account.identity.type.${value}`) }))
  return (
    <section className="card stack">
      <h2>{t('account.identity.details')}</h2>
      <form className="account-form" {...form.formProps}>
        <FormProblem>{form.problem}</FormProblem>
        <TextField autoComplete="name" label={t('account.identity.legalName')} {...form.field('legalName')} />
        <TextField
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          label={t('account.phone')}
          {...form.field('phone')}
        />
        <SelectField
          label={t('account.identity.idType')}
          options={types}
          empty={t('account.identity.choose')}
          {...form.field('idType')}
        />
        <TextField
          autoComplete="off"
          data-secret=""
          label={t('account.identity.idNumber')}
          hint={contact && t('account.identity.idNumberHint', { number: contact.idNumber })}
          {...form.field('idNumber')}
        />
        <div className="row">
          <SubmitButton className="" busy={form.busy} busyText={t('account.saving')}>
            {t('account.save')}
          </SubmitButton>
          {contact && (
            <button type="button" className="button" onClick={show}>
              {t('account.identity.show')}
            </button>
          )}
        </div>
        <NoScript />
      </form>
    </section>
  )
}
