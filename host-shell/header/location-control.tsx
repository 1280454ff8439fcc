import { useStore } from '@nanostores/react'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { ShellMessages } from '../messages/texts.ts'
import { Icon } from '../shell/icon.tsx'
import { setOpen, useStoreInfo } from '../shell/use-parts.ts'
import { storeNameIn } from '../store/names.ts'

/** The current store, and the way to another one (HDR-6). Which cut of its name shows is for the screen's width to say. */
export function LocationControl() {
  const { info, state } = useStoreInfo()
  const t = useT<ShellMessages>()
  const open = useStore(state.$ui).location
  if (!info?.flags.enableMultiLocationSelection) return null
  const name = info.detail.locname
  return (
    <button
      type="button"
      className="shell-location"
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-label={name ? t('shell.location.current', { name }) : t('shell.location.pick')}
      onClick={() => setOpen(state, 'location', true)}
    >
      <Icon name="pin" />
      {name ? (
        <>
          <span className="shell-wide">{storeNameIn(name, 'wide')}</span>
          <span className="shell-narrow">{storeNameIn(name, 'narrow')}</span>
        </>
      ) : (
        <span>{t('shell.location.pick')}</span>
      )}
      <Icon name="chevron" />
    </button>
  )
}
