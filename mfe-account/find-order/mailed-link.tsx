import { useEffect } from 'react'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useLocation, useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { useStillHere } from 'shared-contracts/ui/use-still-here.ts'
import { mailedToken } from './mailed-token.ts'

/** The order of a mailed link becomes this browser's, and the token leaves the address: it would open the order for whoever gets that. */
export function MailedLink({ orderID }: { orderID: string }) {
  const { api } = useApp()
  const navigate = useNavigate()
  const stay = useStillHere()
  const returnUrlInfo = mailedToken(useLocation().search)
  useEffect(() => {
    if (!returnUrlInfo) return
    const isHere = stay()
    const params = { id: orderID }
    api('GET admin/orderManagement/order/{id}', { params, query: { returnUrlInfo } }).then(
      () => {
        if (isHere()) void navigate(href('/user/orders', undefined, { id: orderID }), { replace: true })
      },
      // The page is here; the link stays good for another time.
      () => {},
    )
  }, [api, navigate, stay, orderID, returnUrlInfo])
  return null
}
