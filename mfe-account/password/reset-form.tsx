import { useState } from 'react'
import { isApiError } from 'shared-contracts/api/api-error.ts'
import { Password } from 'shared-contracts/api/fields.ts'
import { LIMITS } from 'shared-contracts/api/limits.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useLocation, useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { ANONYMOUS } from 'shared-contracts/remote/state/app-state.ts'
import { PasswordField } from 'shared-contracts/ui/form/password-field.tsx'
import { useForm } from 'shared-contracts/ui/form/use-form.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { useReady } from 'shared-contracts/ui/use-ready.ts'
import * as v from 'valibot'
import { RECOVERY_TEXTS } from '../messages/recovery.ts'
import { EntryForm } from '../sign-in/entry-form.tsx'
import { MessagePage } from './message-page.tsx'
import { tokenOf } from './token-of.ts'

const schema = v.strictObject({ password: Password })

/** Sets a new password with the token in the address's fragment, which the browser alone knows. */
export function ResetForm() {
  const t = RECOVERY_TEXTS.useTexts()
  const { api, state } = useApp()
  const navigate = useNavigate()
  const ready = useReady()
  const token = tokenOf(useLocation().hash)
  const [outcome, setOutcome] = useState<'done' | 'expired' | null>(null)
  const form = useForm({
    schema,
    keepIn: 'account.reset',
    refusals: { 410: t('account.reset.expired') },
    async submit({ password }) {
      if (token === null) return
      try {
        await api('POST common3/resetPasswordExternal', { body: { token, password } })
      } catch (error) {
        if (isApiError(error) && error.status === 410) setOutcome('expired')
        throw error
      }
      // Every session of the account has ended, this one's too where it was signed in.
      state.$session.set(ANONYMOUS)
      setOutcome('done')
      await navigate(href('/account/resetPassword'), { replace: true })
    },
  })
  if (outcome === 'done')
    return (
      <MessagePage title={t('account.reset.doneTitle')}>
        <p>{t('account.reset.done')}</p>
        <Link className="button button-primary" to={href('/account/login')}>
          {t('account.login.title')}
        </Link>
      </MessagePage>
    )
  const askNew = <Link to={href('/account/forgotPassword')}>{t('account.reset.askNew')}</Link>
  if (ready && token === null)
    return (
      <MessagePage title={t('account.reset.title')}>
        <p>{t('account.reset.incomplete')}</p>
        <p className="account-forgot">{askNew}</p>
      </MessagePage>
    )
  return (
    <EntryForm
      form={form}
      title={t('account.reset.title')}
      intro={t('account.reset.intro')}
      submit={t('account.reset.submit')}
      busyText={t('account.reset.busy')}
      other={outcome === 'expired' ? askNew : null}
    >
      <PasswordField
        autoComplete="new-password"
        label={t('account.reset.new')}
        hint={t('account.password.rule', LIMITS.password)}
        {...form.field('password')}
      />
    </EntryForm>
  )
}
