import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Outlet, ScrollRestoration, useNavigation } from 'shared-contracts/remote/runtime/router.ts'
import { HydrateLater } from 'shared-contracts/ui/hydrate-later.tsx'
import { Footer } from '../footer/footer.tsx'
import { TabBar } from '../footer/tab-bar.tsx'
import { tabsOf } from '../footer/tabs.ts'
import { Header } from '../header/header.tsx'
import type { ShellMessages } from '../messages/texts.ts'
import { Drawers } from './drawers.tsx'
import { Notices } from './notices.tsx'
import { PageHead } from './page-head.tsx'
import { useStoreInfo } from './use-parts.ts'

/** Everything around a page. Parts that fail or are missing leave the others as they are. */
export function Shell() {
  const { info } = useStoreInfo()
  const t = useT<ShellMessages>()
  const busy = useNavigation().state !== 'idle'
  return (
    <div className={tabsOf(info).length > 0 ? 'shell shell-with-tabs' : 'shell'}>
      <a className="shell-skip" href="#main">
        {t('shell.skip')}
      </a>
      <Header />
      <div className="shell-progress" data-busy={busy} />
      <main id="main" className="shell-main" tabIndex={-1}>
        <Outlet />
      </main>
      {/* At idle and not when seen: a language chosen before that would not fit the server's HTML. */}
      <HydrateLater when="idle">
        <Footer />
      </HydrateLater>
      <TabBar />
      <Drawers />
      <Notices />
      <PageHead />
      <ScrollRestoration />
    </div>
  )
}
