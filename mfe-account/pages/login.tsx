import { useState } from 'react'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { useLoaderData, useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { EntryForm } from '../forms/entry-form.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { TextField } from '../forms/text-field.tsx'
import { useForm } from '../forms/use-form.ts'
import type { en } from '../messages/en.ts'
import { SignedIn, useWasSignedIn } from '../visitor/signed-in.tsx'
import type { EntryData } from './entry.ts'
import { AFTER_LOGIN, refusals, rules, signIn } from './login.ts'

export { privateMeta as meta } from './entry.ts'
export { loader } from './login.ts'

export function Component() {
  const { next } = useLoaderData() as EntryData
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
      await navigate(next ?? AFTER_LOGIN, { replace: true })
    },
  })
  if (wasSignedIn) return <SignedIn to={next ?? AFTER_LOGIN} />
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
