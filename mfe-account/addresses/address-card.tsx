import type { SavedAddress } from 'shared-contracts/api/account/addresses.ts'
import { addressLines } from 'shared-contracts/language/address.ts'
import { fullName } from 'shared-contracts/language/full-name.ts'
import { Address } from 'shared-contracts/ui/address.tsx'
import { handFocusOn } from 'shared-contracts/ui/hand-focus-on.ts'
import { ADDRESS_TEXTS } from '../messages/addresses.ts'

const handOn = handFocusOn('button')

interface Props {
  saved: SavedAddress
  edit(): void
  remove(): void
  makeDefault(): void
}

export function AddressCard({ saved, edit, remove, makeDefault }: Props) {
  const t = ADDRESS_TEXTS.useTexts()
  const { phone, address, isDefault } = saved
  const [street] = addressLines(address)
  const button = (text: string, onClick: () => void) => (
    <button
      ref={handOn}
      type="button"
      className="button button-quiet"
      aria-label={`${text} · ${street}`}
      onClick={onClick}
    >
      {text}
    </button>
  )
  return (
    <li className="account-address">
      <p className="row">
        <strong>{fullName(saved)}</strong>
        {isDefault && <span className="badge account-tone-good">{t('account.addresses.default')}</span>}
      </p>
      <Address address={address} />
      <p className="muted">{phone}</p>
      <div className="row">
        {button(t('account.edit'), edit)}
        {!isDefault && button(t('account.addresses.makeDefault'), makeDefault)}
        {button(t('account.remove'), remove)}
      </div>
    </li>
  )
}
