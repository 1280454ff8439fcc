import type { SavedAddress } from 'shared-contracts/api/account/addresses.ts'
import { isInProvince } from 'shared-contracts/api/entities/postal-area.ts'
import { CheckField, SelectField, type SelectOption, TextField } from 'shared-contracts/ui/form/field.tsx'
import { FormProblem } from 'shared-contracts/ui/form/form-problem.tsx'
import { FieldError } from 'shared-contracts/ui/form/refusal.ts'
import { SubmitButton } from 'shared-contracts/ui/form/submit-button.tsx'
import { NameFields } from '../account-frame/name-fields.tsx'
import { ADDRESS_TEXTS } from '../messages/addresses.ts'
import { useAccountForm } from '../sign-in/use-account-form.ts'
import { AddressSchema, toFields, toSaved } from './address-schema.ts'

interface Props {
  /** The address that is changed; null for a new one. */
  saved: SavedAddress | null
  /** What a new one begins with. */
  name: { firstName: string; lastName: string; phone: string }
  /** Null where they are not known: a province's letters are then typed. */
  provinces: readonly SelectOption[] | null
  /** Under which what is typed is kept. */
  keepIn: string
  save(address: ReturnType<typeof toSaved>): Promise<void>
}

export default function AddressForm({ saved, name, provinces, keepIn, save }: Props) {
  const t = ADDRESS_TEXTS.useTexts()
  const form = useAccountForm({
    schema: AddressSchema,
    initial: saved ? toFields(saved) : { ...name, isDefault: false },
    keepIn,
    async submit(values) {
      if (!isInProvince(values.postCode, values.province))
        throw new FieldError('postCode', t('account.addresses.notThere'))
      await save(toSaved(values, saved?.id))
    },
  })
  const province = {
    autoComplete: 'address-level1',
    label: t('account.addresses.province'),
    ...form.field('province'),
  }
  return (
    <form className="account-form" {...form.formProps}>
      <FormProblem>{form.problem}</FormProblem>
      <NameFields field={form.field} />
      <TextField
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        label={t('account.phone')}
        {...form.field('phone')}
      />
      <TextField
        autoComplete="address-line1"
        label={t('account.addresses.street')}
        {...form.field('streetNumberAndNameDetails')}
      />
      <TextField autoComplete="address-line2" label={t('account.addresses.unit')} {...form.field('unit')} />
      <TextField autoComplete="address-level2" label={t('account.addresses.city')} {...form.field('city')} />
      <div className="account-names">
        {provinces ? (
          <SelectField {...province} options={provinces} empty={t('account.addresses.choose')} />
        ) : (
          <TextField
            {...province}
            maxLength={2}
            autoCapitalize="characters"
            hint={t('account.addresses.provinceHint')}
          />
        )}
        <TextField
          autoComplete="postal-code"
          autoCapitalize="characters"
          label={t('account.addresses.postCode')}
          hint={t('account.addresses.postCodeHint')}
          {...form.field('postCode')}
        />
      </div>
      <CheckField label={t('account.addresses.isDefault')} {...form.field('isDefault')} required={false} />
      <SubmitButton busy={form.busy} busyText={t('account.saving')}>
        {t('account.save')}
      </SubmitButton>
    </form>
  )
}
