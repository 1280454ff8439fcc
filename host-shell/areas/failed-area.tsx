import { type ComponentType, useState } from 'react'
import type { FallbackPart } from 'shared-contracts/remote/remote.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { useParams } from 'shared-contracts/remote/runtime/router.ts'
import { useOnline } from 'shared-contracts/ui/use-online.ts'
import type { ShellMessages } from '../messages/texts.ts'
import { OnDemand } from '../shell/on-demand.tsx'
import { FailedView } from './failed-view.tsx'
import type { Fallback } from './owners.ts'
import { ReloadButton } from './reload-button.tsx'

interface PartProps {
  /** Of the declared parameter. */
  value: string
}

/** What stands in for a page whose remote asks for more than the generic view. */
const PARTS: Record<FallbackPart, () => Promise<ComponentType<PartProps>>> = {
  'order-state': async () =>
    (await import(/* webpackChunkName: "order-state" */ './failed-order.tsx')).FailedOrder,
}
const isPart = (name: string): name is FallbackPart => Object.hasOwn(PARTS, name)

/** No release of the page's remote works. */
export function FailedArea({ fallback }: { fallback: Fallback | null }) {
  const t = useT<ShellMessages>()
  const params = useParams()
  const [missing, setMissing] = useState(false)
  const online = useOnline()
  if (fallback && isPart(fallback.part) && !missing) {
    const props = { value: params[fallback.param] ?? '' }
    return <OnDemand wanted load={PARTS[fallback.part]} props={props} onMissing={() => setMissing(true)} />
  }
  return (
    <FailedView
      icon="cloud"
      title={t('shell.failed.title')}
      text={t(online ? 'shell.failed.text' : 'shell.offline')}
    >
      <ReloadButton primary />
      <a className="button" href={href('/')}>
        {t('shell.toHome')}
      </a>
    </FailedView>
  )
}
