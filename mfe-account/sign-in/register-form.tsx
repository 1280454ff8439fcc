import { useEffect, useRef } from 'react'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { useLocation, useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { SHORTEST_PASSWORD } from '../forms/rules.ts'
import { TextField } from '../forms/text-field.tsx'
import { useForm } from '../forms/use-form.ts'
import type { en } from '../messages/en.ts'
import { AlreadySignedIn, useWasSignedIn } from './already-signed-in.tsx'
import { EntryForm } from './entry-form.tsx'
import type { EntryData } from './entry-loader.ts'
import { AFTER_REGISTERING, handedEmail, refusals, register, rules } from './register.ts'

export function RegisterForm({ next }: Pick<EntryData, 'next'>) {
  const t = useT<typeof en>()
  const app = useApp()
  const navigate = useNavigate()
  const wasSignedIn = useWasSignedIn()
  const given = handedEmail(useLocation().state)
  const email = useRef<HTMLInputElement>(null)
  // After hydration: the server does not know the history entry.
  useEffect(() => {
    if (given && email.current?.value === '') email.current.value = given
  }, [given])
  const form = useForm({
    rules,
    refusals,
    async submit(values) {
      await register(app, values)
      await navigate(next ?? AFTER_REGISTERING, { replace: true })
    },
  })
  if (wasSignedIn) return <AlreadySignedIn to={next ?? AFTER_REGISTERING} />
  return (
    <EntryForm
      form={form}
      title={t('account.signup.title')}
      intro={t('account.signup.intro')}
      submit={t('account.signup.submit')}
      busy={t('account.signup.busy')}
      other={
        <>
          {t('account.signup.haveAccount')}{' '}
          <Link to={href('/account/login', undefined, { next: next ?? undefined })}>
            {t('account.signup.login')}
          </Link>
        </>
      }
    >
      <div className="account-names">
        <TextField
          name="firstName"
          autoComplete="given-name"
          label={t('account.firstName')}
          error={form.error('firstName')}
        />
        <TextField
          name="lastName"
          autoComplete="family-name"
          label={t('account.lastName')}
          error={form.error('lastName')}
        />
      </div>
      <TextField
        ref={email}
        name="emailID"
        type="email"
        autoComplete="email"
        inputMode="email"
        label={t('account.email')}
        error={form.error('emailID')}
      />
      <PasswordField
        name="password"
        autoComplete="new-password"
        minLength={SHORTEST_PASSWORD}
        hint={t('account.password.rule')}
        error={form.error('password')}
      />
    </EntryForm>
  )
}
