import { useStore } from '@nanostores/react'
import { LIMITS } from 'shared-contracts/api/limits.ts'
import { spaced } from 'shared-contracts/language/spaced.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { takesOrders } from 'shared-contracts/remote/state/takes-orders.ts'
import { TextField } from 'shared-contracts/ui/form/field.tsx'
import { PasswordField } from 'shared-contracts/ui/form/password-field.tsx'
import { useForm } from 'shared-contracts/ui/form/use-form.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { useStillHere } from 'shared-contracts/ui/use-still-here.ts'
import { NameFields } from '../account-frame/name-fields.tsx'
import type { en } from '../messages/en.ts'
import { AlreadySignedIn, useWasSignedIn } from './already-signed-in.tsx'
import { EntryForm } from './entry-form.tsx'
import type { EntryData } from './entry-loader.ts'
import { translateRefusals } from './refusals.ts'
import { afterRegistering, REFUSALS, register, schema } from './register.ts'
import { useHandedEmail } from './use-handed-email.ts'

export function RegisterForm({ next }: Pick<EntryData, 'next'>) {
  const t = useT<typeof en>()
  const app = useApp()
  const canOrder = takesOrders(useStore(app.state.$appInfo))
  const navigate = useNavigate()
  const stay = useStillHere()
  const wasSignedIn = useWasSignedIn()
  const form = useForm({
    schema,
    keepIn: 'account.signup',
    refusals: translateRefusals(REFUSALS, t),
    async submit(values) {
      const isHere = stay()
      await register(app, values)
      if (isHere()) await navigate(next ?? afterRegistering(app), { replace: true })
    },
  })
  const email = useHandedEmail(address => form.set('emailID', address))
  if (wasSignedIn) return <AlreadySignedIn to={next ?? afterRegistering(app)} />
  return (
    <EntryForm
      form={form}
      title={t('account.signup.title')}
      intro={t(canOrder ? 'account.signup.intro' : 'account.signup.introNoCart')}
      submit={t('account.signup.submit')}
      busyText={t('account.signup.busy')}
      other={
        <>
          {spaced(t('account.signup.haveAccount'))}
          <Link to={href('/account/login', undefined, { next: next ?? undefined })}>
            {t('account.signup.login')}
          </Link>
        </>
      }
    >
      <NameFields field={form.field} />
      <TextField
        ref={email}
        type="email"
        autoComplete="email"
        inputMode="email"
        label={t('account.email')}
        {...form.field('emailID')}
      />
      <PasswordField
        autoComplete="new-password"
        label={t('account.password')}
        hint={t('account.password.rule', LIMITS.password)}
        {...form.field('password')}
      />
    </EntryForm>
  )
}
