import { useStore } from '@nanostores/react'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import type { UiPart } from 'shared-contracts/remote/state/app-state.ts'
import { useControls } from '../app/controls.ts'
import { SlotView } from '../areas/slot-view.tsx'
import { mustChoose } from '../location/must-choose.ts'
import { OnDemand } from './on-demand.tsx'
import {
  loadInstall,
  loadIosHint,
  loadLanguageModal,
  loadLocationModal,
  loadPromo,
  loadSideMenu,
} from './parts.ts'
import { setOpen } from './use-parts.ts'

/** What opens over the page: loaded when first opened, some of it once the page is used. */
export function Drawers() {
  const { state, platform, notify, translate } = useApp()
  const { $install, $iosHint } = useControls()
  const navigate = useNavigate()
  const ui = useStore(state.$ui)
  const info = useStore(state.$appInfo)
  const installable = useStore($install) !== null
  const iosHint = useStore($iosHint)
  const close = (part: UiPart) => () => setOpen(state, part, false)
  const noSearchBox = () => {
    close('search')()
    void navigate(href('/store/search'))
  }
  const noMiniCart = () => {
    close('miniCart')()
    notify('success', translate('shell.cart.count', { count: state.$itemCount.get() }))
  }
  const inMiniProgram = platform.kind === 'wechat-mini'
  return (
    <>
      <OnDemand wanted={ui.sideMenu} load={loadSideMenu} props={{}} onMissing={close('sideMenu')} />
      <OnDemand
        wanted={ui.languageModal}
        load={loadLanguageModal}
        props={{}}
        onMissing={close('languageModal')}
      />
      <OnDemand
        wanted={ui.location || mustChoose(info)}
        load={loadLocationModal}
        props={{}}
        onMissing={close('location')}
      />
      {/* The panel that follows a product into the cart, filled by the remote that owns the cart (CRT-5). */}
      {ui.miniCart && (
        <SlotView name="mini-cart" props={{ onClose: close('miniCart') }} onMissing={noMiniCart} />
      )}
      {ui.search && (
        <SlotView name="search-box" props={{ onClose: close('search') }} onMissing={noSearchBox} />
      )}
      <OnDemand wanted={installable} load={loadInstall} props={{}} onMissing={() => $install.set(null)} />
      <OnDemand wanted={iosHint} load={loadIosHint} props={{}} onMissing={() => $iosHint.set(false)} />
      {/* PLT-2: for visitors of the mini program alone. */}
      <OnDemand
        wanted={inMiniProgram && Boolean(info?.flags.enableWeChatMiniProgramPromotion)}
        load={loadPromo}
        props={{}}
        onMissing={() => {}}
      />
    </>
  )
}
