import type { Session } from 'shared-contracts/api/entities/session.ts'
import { PersonName, Phone } from 'shared-contracts/api/fields.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { TextField } from 'shared-contracts/ui/form/field.tsx'
import { FormProblem } from 'shared-contracts/ui/form/form-problem.tsx'
import { SubmitButton } from 'shared-contracts/ui/form/submit-button.tsx'
import * as v from 'valibot'
import { NameFields } from '../account-frame/name-fields.tsx'
import { NoScript } from '../account-frame/no-script.tsx'
import { takeAccount } from '../account-frame/take-account.ts'
import type { en } from '../messages/en.ts'
import { useAccountForm } from '../sign-in/use-account-form.ts'

const KEPT = 'account.profile'
const schema = v.strictObject({ firstName: PersonName, lastName: PersonName, phone: v.optional(Phone) })

export function ProfileForm({ user }: { user: NonNullable<Session['user']> }) {
  const t = useT<typeof en>()
  const { api, state, notify } = useApp()
  const form = useAccountForm({
    schema,
    initial: { firstName: user.firstName, lastName: user.lastName, phone: user.phone ?? '' },
    keepIn: KEPT,
    async submit({ firstName, lastName, phone = null }) {
      const body = { firstName, lastName, phone }
      takeAccount(state, await api('PUT admin/userManagement/userInfo', { body }), body)
      notify('success', t('account.saved'))
    },
  })
  return (
    <section className="card stack">
      <h2>{t('account.profile.about')}</h2>
      {user.emailID && <p className="muted">{t('account.profile.email', { email: user.emailID })}</p>}
      <form className="account-form" {...form.formProps}>
        <FormProblem>{form.problem}</FormProblem>
        <NameFields field={form.field} />
        <TextField
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          label={t('account.phone')}
          hint={t('account.phone.hint')}
          {...form.field('phone')}
        />
        <SubmitButton busy={form.busy} busyText={t('account.saving')}>
          {t('account.save')}
        </SubmitButton>
        <NoScript />
      </form>
    </section>
  )
}
