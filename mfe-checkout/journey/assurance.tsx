import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import type { Messages } from '../messages/messages.ts'

const CONTACT = href('/page/:name', { name: 'contact' })

/** In place of the shop's menus: that nobody listens in, and whom to ask. What is typed is kept meanwhile. */
export function Assurance() {
  const t = useT<Messages>()
  const { platform } = useApp()
  const navigate = useNavigate()
  return (
    <p className="checkout-assurance">
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
        <path d="M6 10.5h12v9.5H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14v2.5" />
      </svg>
      <span className="checkout-secure">{t('checkout.secure')}</span>
      <Link
        to={CONTACT}
        className="checkout-help"
        onClick={event => {
          // A mini program has a page of its own for it.
          if (platform.kind !== 'wechat-mini') return
          event.preventDefault()
          void platform.support().then(opened => opened || navigate(CONTACT))
        }}
      >
        {t('checkout.help')}
      </Link>
    </p>
  )
}
