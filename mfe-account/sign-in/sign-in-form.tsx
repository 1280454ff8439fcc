import { useState } from 'react'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { TextField } from '../forms/text-field.tsx'
import { useForm } from '../forms/use-form.ts'
import type { en } from '../messages/en.ts'
import { AlreadySignedIn, useWasSignedIn } from './already-signed-in.tsx'
import { EntryForm } from './entry-form.tsx'
import type { EntryData } from './entry-loader.ts'
import { AFTER_SIGN_IN, refusals, rules, signIn } from './sign-in.ts'

export function SignInForm({ next }: Pick<EntryData, 'next'>) {
  const t = useT<typeof en>()
  const app = useApp()
  const navigate = useNavigate()
  const wasSignedIn = useWasSignedIn()
  const [email, setEmail] = useState('')
  const form = useForm({
    rules,
    refusals,
    async submit(values) {
      await signIn(app, values)
      await navigate(next ?? AFTER_SIGN_IN, { replace: true })
    },
  })
  if (wasSignedIn) return <AlreadySignedIn to={next ?? AFTER_SIGN_IN} />
  return (
    <EntryForm
      form={form}
      title={t('account.login.title')}
      intro={t('account.login.intro')}
      submit={t('account.login.submit')}
      busy={t('account.login.busy')}
      other={
        <>
          {t('account.login.noAccount')}{' '}
          <Link to={href('/account/signup', undefined, { next: next ?? undefined })} state={{ email }}>
            {t('account.login.register')}
          </Link>
        </>
      }
    >
      <TextField
        name="emailID"
        type="email"
        autoComplete="username"
        inputMode="email"
        label={t('account.email')}
        error={form.error('emailID')}
        onChange={e => setEmail(e.currentTarget.value)}
      />
      <PasswordField name="password" autoComplete="current-password" error={form.error('password')} />
    </EntryForm>
  )
}
