import { useStore } from '@nanostores/react'
import { useData } from 'shared-contracts/remote/page.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { AccountPage } from '../account-frame/account-page.tsx'
import { WISHLIST_TEXTS } from '../messages/wishlist.ts'
import { RecentlyViewed } from '../wishlist/recently-viewed.tsx'
import { WishlistView } from '../wishlist/wishlist-view.tsx'
import type { loader } from './wishlist.ts'

export { loader, meta } from './wishlist.ts'

export function Component() {
  const t = WISHLIST_TEXTS.useTexts()
  const { title } = useData<typeof loader>()
  const { state } = useApp()
  const loggedIn = useStore(state.$loggedIn)
  // Names come in the page's language, and what can be had is a store's: another one asks anew.
  const key = `${useStore(state.$language)} ${useStore(state.$appInfo)?.detail.locid}`
  return (
    <AccountPage
      title={title}
      intro={t(loggedIn ? 'account.wishlist.intro' : 'account.wishlist.introGuest')}
      wide
    >
      <WishlistView key={key} />
      <RecentlyViewed key={`viewed ${key}`} />
    </AccountPage>
  )
}
