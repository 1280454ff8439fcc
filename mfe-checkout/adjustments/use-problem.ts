import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { Messages } from '../messages/messages.ts'
import type { AdjustView, Part } from './adjust.ts'

/** Why the part's last change was not made; undefined when it was. */
export function useProblem({ problem }: AdjustView, part: Part): string | undefined {
  const t = useT<Messages>()
  if (problem?.part !== part) return undefined
  return problem.message || t('checkout.adjust.unclear')
}
