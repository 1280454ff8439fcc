import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { LineItem } from 'shared-contracts/api/entities/cart.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { itemOf } from '../elsewhere/changes-elsewhere.ts'
import type { CartMessages } from '../messages/messages.ts'
import { savedOf } from '../saved/saved-of.ts'
import type { CartIntents } from './intents.ts'
import { LineRow } from './line-row.tsx'
import { RemovedRow } from './removed-row.tsx'
import type { Row } from './rows.ts'

interface LinesProps {
  rows: readonly Row[]
  currency: string
  intents: CartIntents
}

export function Lines({ rows, currency, intents }: LinesProps) {
  const t = useT<CartMessages>()
  const problems = useStore(intents.$problems)
  const [restored, setRestored] = useState<string | null>(null)
  // Ids of lines put aside: one that comes back has another.
  const [aside] = useState(() => new Set<string>())
  const saved = savedOf(useApp())
  function save(line: LineItem) {
    saved.save(line)
    aside.add(line.id)
    intents.remove(line.id)
  }
  function undo(line: LineItem) {
    saved.drop(line)
    setRestored(itemOf(line))
    intents.undo(line.id)
  }
  return (
    <ul className="list-plain checkout-lines" aria-label={t('checkout.cart.list')}>
      {rows.map(row =>
        row.kind === 'line' ? (
          <LineRow
            key={row.line.id}
            row={row}
            currency={currency}
            intents={intents}
            problem={problems[row.line.id]}
            onSave={() => save(row.line)}
            restored={itemOf(row.line) === restored}
          />
        ) : (
          <RemovedRow
            key={`removed ${row.line.id}`}
            row={row}
            saved={aside.has(row.line.id)}
            onUndo={() => undo(row.line)}
            onHold={() => intents.holdUndo(row.line.id)}
          />
        ),
      )}
    </ul>
  )
}
