import { Suspense } from 'react'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Outlet, ScrollRestoration, useNavigation } from 'shared-contracts/remote/runtime/router.ts'
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
  return (
    <div className={tabsOf(info).length > 0 ? 'shell shell-with-tabs' : 'shell'}>
      <a className="shell-skip" href="#main">
        {t('shell.skip')}
      </a>
      <Header />
      <Moving />
      <main id="main" className="shell-main" tabIndex={-1}>
        <Outlet />
      </main>
      {/* A boundary of its own is hydrated after the rest, in a task of its own. */}
      <Suspense fallback={null}>
        <Footer />
      </Suspense>
      <TabBar />
      <Drawers />
      <Notices />
      <PageHead />
      <ScrollRestoration />
    </div>
  )
}

/** By itself, so that a move draws the page alone anew and not all that stands around it. */
function Moving() {
  return <div className="shell-progress" data-busy={useNavigation().state !== 'idle'} />
}
