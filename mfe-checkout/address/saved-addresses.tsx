import type { SavedAddress } from 'shared-contracts/api/account/addresses.ts'
import { fullName } from 'shared-contracts/language/full-name.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Address } from 'shared-contracts/ui/address.tsx'
import type { DetailsMessages } from '../messages/messages.ts'

interface SavedAddressesProps {
  saved: readonly SavedAddress[]
  /** Whether the form has this address as it is. */
  isChosen(address: SavedAddress): boolean
  onChoose(address: SavedAddress): void
}

/** Own addresses to choose from; each fills the form, which can still be changed. */
export function SavedAddresses({ saved, isChosen, onChoose }: SavedAddressesProps) {
  const t = useT<DetailsMessages>()
  if (saved.length === 0) return null
  return (
    <fieldset className="field">
      <legend className="field-label">{t('checkout.address.saved')}</legend>
      <div className="checkout-choices">
        {saved.map(address => (
          <label className="choice" key={address.id}>
            <input
              type="radio"
              name="savedAddress"
              value={address.id}
              checked={isChosen(address)}
              onChange={() => onChoose(address)}
            />
            <span>
              <strong>{fullName(address)}</strong>
              <span className="muted checkout-block">
                <Address address={address.address} inline />
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
