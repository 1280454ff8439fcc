import { GivenPassword, Password } from 'shared-contracts/api/fields.ts'
import { LIMITS } from 'shared-contracts/api/limits.ts'
import { spaced } from 'shared-contracts/language/spaced.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { FormProblem } from 'shared-contracts/ui/form/form-problem.tsx'
import { PasswordField } from 'shared-contracts/ui/form/password-field.tsx'
import { SubmitButton } from 'shared-contracts/ui/form/submit-button.tsx'
import { Link } from 'shared-contracts/ui/link.tsx'
import * as v from 'valibot'
import { NoScript } from '../account-frame/no-script.tsx'
import { takeAccount } from '../account-frame/take-account.ts'
import type { en } from '../messages/en.ts'
import { useAccountForm } from '../sign-in/use-account-form.ts'

const schema = v.strictObject({ oldPassword: GivenPassword, password: Password })

/** Changes the password; every other device is signed out. */
export function ChangePassword() {
  const t = useT<typeof en>()
  const { api, state, notify } = useApp()
  const form = useAccountForm({
    schema,
    keepIn: 'account.password',
    async submit(body) {
      takeAccount(state, await api('POST admin/userManagement/resetPassword', { body }))
      form.set('oldPassword', '')
      form.set('password', '')
      notify('success', t('account.security.changed'))
    },
  })
  return (
    <section className="card stack">
      <h2>{t('account.security.password')}</h2>
      <form className="account-form" {...form.formProps}>
        <FormProblem>{form.problem}</FormProblem>
        <PasswordField
          autoComplete="current-password"
          label={t('account.security.old')}
          {...form.field('oldPassword')}
        />
        <PasswordField
          autoComplete="new-password"
          label={t('account.reset.new')}
          hint={t('account.password.rule', LIMITS.password)}
          {...form.field('password')}
        />
        <SubmitButton busy={form.busy} busyText={t('account.security.changing')}>
          {t('account.security.change')}
        </SubmitButton>
        <NoScript />
      </form>
      <p className="muted">
        {spaced(t('account.security.noPassword'))}
        <Link
          to={href('/account/forgotPassword')}
          state={{ email: state.$session.get().user?.emailID ?? '' }}
        >
          {t('account.security.mailLink')}
        </Link>
      </p>
    </section>
  )
}
