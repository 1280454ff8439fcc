import type { ReactNode } from 'react'
import type { SavedAddress } from 'shared-contracts/api/account/addresses.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { CheckField } from 'shared-contracts/ui/form/field.tsx'
import type { useForm } from 'shared-contracts/ui/form/use-form.ts'
import type { DetailsSchema } from '../details/details-schema.ts'
import { Section } from '../journey/section.tsx'
import type { DetailsMessages } from '../messages/messages.ts'
import { AddressFields } from './address-fields.tsx'
import type { KnownAddress } from './load-known-address.ts'
import { SavedAddresses } from './saved-addresses.tsx'

interface AddressSectionProps {
  form: ReturnType<typeof useForm<DetailsSchema>>
  shown: boolean
  /** Null while it is on its way. */
  known: KnownAddress | null
  signedIn: boolean
  /** What the address costs. */
  children: ReactNode
}

const PARTS = ['streetNumberAndNameDetails', 'unit', 'city', 'province', 'postCode'] as const
const PERSON = ['firstName', 'lastName', 'phone'] as const

/** Where to deliver. Out of sight for other ways, so that what is typed stays. */
export function AddressSection(props: AddressSectionProps) {
  const { form, shown, known, signedIn, children } = props
  const { region, saved } = known ?? { region: undefined, saved: [] }
  const t = useT<DetailsMessages>()
  const { values } = form
  const isChosen = ({ address }: SavedAddress) =>
    PARTS.every(part => String(values[part] ?? '').trim() === (address[part] ?? ''))
  function choose({ address, ...person }: SavedAddress) {
    for (const part of PARTS) form.set(part, address[part] ?? '')
    for (const part of PERSON) if (!values[part]) form.set(part, person[part])
  }
  return (
    <Section title={t('checkout.address.title')} hidden={!shown}>
      <SavedAddresses saved={saved} isChosen={isChosen} onChoose={choose} />
      <AddressFields field={form.field} region={region} province={values.province} />
      {signedIn && !saved.some(isChosen) && (
        <CheckField label={t('checkout.address.save')} {...form.field('saveToMyProfile')} />
      )}
      {children}
    </Section>
  )
}
