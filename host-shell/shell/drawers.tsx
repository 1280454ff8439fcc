import { useStore } from '@nanostores/react'
import { useApp } from 'shared-contracts/runtime/app.ts'
import { useControls } from '../app/controls.ts'
import { OnDemand } from './on-demand.tsx'
import { loadLanguageModal, loadSideMenu } from './parts.ts'
import { setOpen, type UiPart } from './use-parts.ts'

/** What opens over the page: loaded when first opened, or earlier when the browser is idle. */
export function Drawers() {
  const { state } = useApp()
  const { areas } = useControls()
  const ui = useStore(state.$ui)
  const close = (part: UiPart) => () => setOpen(state, part, false)
  return (
    <>
      <OnDemand wanted={ui.sideMenu} load={loadSideMenu} props={{}} onMissing={close('sideMenu')} />
      <OnDemand
        wanted={ui.languageModal}
        load={loadLanguageModal}
        props={{}}
        onMissing={close('languageModal')}
      />
      {/* The panel that follows a product into the cart, filled by the remote that owns the cart (CRT-5). */}
      {ui.miniCart && (
        <OnDemand
          wanted
          load={() => areas.slot('mini-cart')}
          props={{ onClose: close('miniCart') }}
          onMissing={close('miniCart')}
        />
      )}
    </>
  )
}
