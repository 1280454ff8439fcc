import { useEffect, useState } from 'react'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { Live, Notice } from 'shared-contracts/ui/notice/notice.tsx'
import type { CartIntents } from '../cart/intents.ts'
import type { Messages } from '../messages/messages.ts'
import { type ChangeElsewhere, changesElsewhere, itemOf, stillSo } from './changes-elsewhere.ts'
import { ownAdditions } from './own-additions.ts'

/** What another tab or device did to the cart while this page was open (CRT-2). */
export function ElsewhereNotice({ intents: { $intents } }: { intents: CartIntents }) {
  const t = useT<Messages>()
  const { state } = useApp()
  const [changes, setChanges] = useState<readonly ChangeElsewhere[]>([])
  useEffect(
    () =>
      state.$cart.listen((now, before) => {
        if (!now || !before) return
        const changing = Object.values($intents.get()).map(({ line }) => itemOf(line))
        const found = changesElsewhere(before, now, new Set([...changing, ...ownAdditions(state)]))
        // What was said stays said until there is something newer, or this tab changes it.
        setChanges(said => (found.length > 0 ? found : stillSo(said, now)))
      }),
    [state, $intents],
  )
  return (
    <Live>
      {changes.length > 0 && (
        <Notice title={t('checkout.elsewhere.title')}>
          <ul className="list-plain">
            {changes.map(change => (
              <li key={`${change.kind} ${change.name}`}>
                {t(`checkout.elsewhere.${change.kind}`, { ...change })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </Live>
  )
}
