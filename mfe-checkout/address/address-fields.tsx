import type { DeliveryAddress } from 'shared-contracts/api/entities/order.ts'
import { LIMITS } from 'shared-contracts/api/limits.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { SelectField, TextField } from 'shared-contracts/ui/form/field.tsx'
import type { FieldProps } from 'shared-contracts/ui/form/use-form.ts'
import type { DetailsMessages } from '../messages/messages.ts'
import type { Region } from './load-region.ts'

interface AddressFieldsProps {
  field(name: keyof DeliveryAddress): FieldProps
  /** Null when it did not load: the province is then typed. Undefined while it is on its way. */
  region: Region | null | undefined
  /** Letters of the province that is chosen; empty for none. */
  province: string
}

/** An address as a browser fills it (CHK-6). */
export function AddressFields({ field, region, province: chosen }: AddressFieldsProps) {
  const t = useT<DetailsMessages>()
  const province = {
    label: t('checkout.field.province'),
    autoComplete: 'shipping address-level1',
    ...field('province'),
  }
  // Until the others are there the one that is chosen stands alone, so that it stays chosen.
  const provinces = region?.provinces ?? (chosen ? [{ code: chosen, name: chosen }] : [])
  return (
    <div className="checkout-fields">
      <TextField
        label={t('checkout.field.street')}
        autoComplete="shipping address-line1"
        maxLength={LIMITS.street.max}
        {...field('streetNumberAndNameDetails')}
      />
      <TextField
        label={t('checkout.field.unit')}
        autoComplete="shipping address-line2"
        maxLength={LIMITS.unit.max}
        {...field('unit')}
      />
      <TextField
        label={t('checkout.field.city')}
        autoComplete="shipping address-level2"
        maxLength={LIMITS.city.max}
        {...field('city')}
      />
      {region === null ? (
        <TextField
          {...province}
          hint={t('checkout.hint.province')}
          maxLength={2}
          autoCapitalize="characters"
        />
      ) : (
        <SelectField
          {...province}
          empty={t('checkout.field.province.empty')}
          options={provinces.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
      <TextField
        label={t('checkout.field.postCode')}
        autoComplete="shipping postal-code"
        autoCapitalize="characters"
        hint={region && t('checkout.hint.country', { country: region.country })}
        maxLength={7}
        {...field('postCode')}
      />
    </div>
  )
}
