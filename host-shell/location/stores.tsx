import { useState } from 'react'
import type { AppInfo, StoreLocation } from 'shared-contracts/remote/state/app-info.ts'
import { Icon } from '../shell/icon.tsx'
import { useStoreInfo } from '../shell/use-parts.ts'
import { provinceName } from './province-name.ts'
import { LOCATION_TEXTS } from './texts.ts'

interface Props {
  info: AppInfo
  /** Store that is being chosen. */
  busy: string | null
  onChoose(store: StoreLocation): void
}

/** Provinces, and the boxes of the chosen one's stores; of all of them while none is chosen (LOC-1). */
export function Stores({ info, busy, onChoose }: Props) {
  const { language } = useStoreInfo()
  const t = LOCATION_TEXTS.useTexts()
  const { provinces, detail } = info
  const [province, setProvince] = useState('')
  const shown = provinces.filter(one => !province || one.name === province)
  return (
    <div className="stack">
      {provinces.length > 0 && (
        <fieldset className="shell-provinces">
          <legend className="field-label">{t('shell.location.province')}</legend>
          {[...(provinces.length > 1 ? [''] : []), ...provinces.map(one => one.name)].map(name => (
            <label key={name} className="shell-province">
              <input
                type="radio"
                name="province"
                value={name}
                checked={name === province || provinces.length === 1}
                onChange={() => setProvince(name)}
              />
              <span>{name ? provinceName(name, language) : t('shell.location.all')}</span>
            </label>
          ))}
        </fieldset>
      )}
      <ul className="list-plain shell-stores">
        {shown
          .flatMap(one => one.stores)
          .map(store => (
            <li key={store.id}>
              <button
                type="button"
                className="shell-store"
                aria-current={store.id === detail.locid ? 'true' : undefined}
                aria-busy={busy === store.id}
                aria-disabled={busy !== null}
                onClick={() => onChoose(store)}
              >
                <Icon name={store.address ? 'pin' : 'globe'} />
                <span className="shell-store-text">
                  <strong>{store.name}</strong>
                  {store.address ? <Address of={store.address} /> : <span>{t('shell.location.online')}</span>}
                </span>
                {store.id === detail.locid && <span className="badge">{t('shell.location.here')}</span>}
              </button>
            </li>
          ))}
      </ul>
    </div>
  )
}

/** LOC-2: street details; city, province and post code below. */
function Address({
  of: { street, city, province, postCode },
}: {
  of: NonNullable<StoreLocation['address']>
}) {
  const place = [city, [province, postCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return (
    <>
      {street && <span>{street}</span>}
      {place && <span>{place}</span>}
    </>
  )
}
