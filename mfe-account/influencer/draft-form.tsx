import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { CheckField, TextArea, TextField } from 'shared-contracts/ui/form/field.tsx'
import { FormProblem } from 'shared-contracts/ui/form/form-problem.tsx'
import { FieldError } from 'shared-contracts/ui/form/refusal.ts'
import { SubmitButton } from 'shared-contracts/ui/form/submit-button.tsx'
import { makeOrChange } from '../account-frame/make-or-change.ts'
import { NoScript } from '../account-frame/no-script.tsx'
import { INFLUENCER_TEXTS } from '../messages/influencer.ts'
import { useAccountForm } from '../sign-in/use-account-form.ts'
import {
  DraftSchema,
  halfLink,
  LINKS,
  labelOf,
  type OwnInfluencer,
  toDraft,
  toFields,
  urlOf,
} from './draft.ts'

const KEPT = 'account.influencer'

interface Props {
  profile: OwnInfluencer['profile']
  changed(own: OwnInfluencer): void
}

export function DraftForm({ profile, changed }: Props) {
  const t = INFLUENCER_TEXTS.useTexts()
  const { api, notify } = useApp()
  const form = useAccountForm({
    schema: DraftSchema,
    initial: toFields(profile),
    keepIn: KEPT,
    async submit(values) {
      const half = halfLink(values)
      if (half) {
        const missing = values[labelOf(half)] === undefined ? labelOf(half) : urlOf(half)
        throw new FieldError(missing, t('account.influencer.linkBoth'))
      }
      const body = toDraft(values, profile)
      const change = () => api('PUT admin/userManagement/influencerProfile', { body })
      const make = () => api('POST admin/userManagement/influencerProfile', { body })
      changed(await (profile ? change() : makeOrChange(make, change)))
      notify('success', t('account.saved'))
    },
  })
  return (
    <section className="card stack">
      <h2>{t('account.influencer.about')}</h2>
      <form className="account-form" {...form.formProps}>
        <FormProblem>{form.problem}</FormProblem>
        <TextField autoComplete="nickname" label={t('account.influencer.name')} {...form.field('name')} />
        <TextArea rows={5} label={t('account.influencer.bio')} {...form.field('bio')} required={false} />
        {LINKS.map(n => (
          <div key={n} className="account-names">
            <TextField label={t('account.influencer.linkLabel', { n })} {...form.field(labelOf(n))} />
            <TextField
              type="url"
              inputMode="url"
              label={t('account.influencer.link', { n })}
              hint={t('account.influencer.linkHint')}
              {...form.field(urlOf(n))}
            />
          </div>
        ))}
        <CheckField label={t('account.influencer.submit')} {...form.field('submit')} required={false} />
        <SubmitButton busy={form.busy} busyText={t('account.saving')}>
          {t('account.save')}
        </SubmitButton>
        <NoScript />
      </form>
    </section>
  )
}
