import { href } from 'shared-contracts/remote/routes/href.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import type { ShellMessages } from '../messages/texts.ts'
import { Icon } from '../shell/icon.tsx'
import { useStoreInfo } from '../shell/use-parts.ts'

/** HDR-1: the store's own logo, or the default mark with the store's name. */
export function Logo() {
  const { info } = useStoreInfo()
  const t = useT<ShellMessages>()
  const store = info?.storeName ?? ''
  return (
    <Link className="shell-logo" to={href('/')} aria-label={t('shell.logo', { store })}>
      {info?.logo ? (
        // The link has its own name: this one is for a picture that does not come.
        <img className="shell-logo-picture" src={info.logo} alt={store} width="160" height="40" />
      ) : (
        <>
          <Icon name="shop" />
          <span className="shell-logo-name display">{store}</span>
        </>
      )}
    </Link>
  )
}
