import { Email, PersonName } from 'shared-contracts/api/fields.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { TextField } from 'shared-contracts/ui/form/field.tsx'
import { useForm } from 'shared-contracts/ui/form/use-form.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { useStillHere } from 'shared-contracts/ui/use-still-here.ts'
import * as v from 'valibot'
import { NameFields } from '../account-frame/name-fields.tsx'
import type { en } from '../messages/en.ts'
import { enter } from '../sign-in/enter.ts'
import { EntryForm } from '../sign-in/entry-form.tsx'
import { translateRefusals } from '../sign-in/refusals.ts'
import { afterRegistering, REFUSALS, tellMailed } from '../sign-in/register.ts'
import { forgetErrand, readErrand } from './errand.ts'
import { PROVIDERS, type Provider } from './providers.ts'

const schema = v.strictObject({ emailID: Email, firstName: PersonName, lastName: PersonName })

/** What an account needs beyond what the provider says; or the way to an account that is there already. */
export function ProviderRegister({ provider, nickname }: { provider: Provider; nickname: string }) {
  const t = useT<typeof en>()
  const app = useApp()
  const navigate = useNavigate()
  const stay = useStillHere()
  const name = t(`account.provider.${provider}`)
  const form = useForm({
    schema,
    keepIn: `account.${provider}`,
    initial: { firstName: nickname },
    refusals: translateRefusals(REFUSALS, t),
    async submit(body) {
      const isHere = stay()
      await enter(app, await app.api(PROVIDERS[provider].register, { body }))
      tellMailed(app, body)
      const { next } = readErrand()
      forgetErrand()
      if (isHere()) await navigate(next ?? afterRegistering(app), { replace: true })
    },
  })
  return (
    <EntryForm
      form={form}
      title={t('account.provider.newTitle')}
      intro={t('account.provider.new', { name })}
      submit={t('account.signup.submit')}
      busyText={t('account.signup.busy')}
      other={
        <Link to={href('/account/login', undefined, { next: href('/user/security') })}>
          {t('account.provider.haveAccount')}
        </Link>
      }
    >
      <NameFields field={form.field} />
      <TextField
        type="email"
        autoComplete="email"
        inputMode="email"
        label={t('account.email')}
        {...form.field('emailID')}
      />
    </EntryForm>
  )
}
