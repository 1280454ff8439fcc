import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { changeDocument } from '../document/change.ts'
import { incompatibilities } from '../lines/compatibility.ts'
import { lineOf, usableRelease } from '../lines/line.ts'
import { rollbackTarget, rolledBack } from '../lines/rollback.ts'
import { ReleaseError } from '../refusal.ts'
import { reasonOption, textOf, type Verb } from './verb.ts'

export const rollback: Verb = {
  summary: 'take a release out of service; again to go one deeper',
  usage: 'rollback <name> [--to release] [--reason text]',
  examples: ['rollback mfe-catalog', 'rollback mfe-checkout --to 1a2b3c --reason "totals wrong"'],
  options: { ...reasonOption, to: { type: 'string' } },
  arguments: ['name'],
  async run(desk, [name = ''], values) {
    let from: string[] = []
    let to = ''
    const { document, changed } = await changeDocument(desk, {
      verb: 'rollback',
      why: textOf(values.reason, 'no reason given'),
      edit(before) {
        const line = lineOf(before, name)
        from = line.active.map(active => active.release)
        to = textOf(values.to, rollbackTarget(line) ?? '')
        return withTarget(before, name, to)
      },
    })
    return {
      lines: [
        changed
          ? `${name} is back to ${to} (was ${from.join(', ')}), serial ${document.serial}`
          : `${name} ${to} serves everyone already`,
      ],
      data: { name, from, to, changed, serial: document.serial },
    }
  },
}

function withTarget(document: ReleaseDocument, name: string, to: string): ReleaseDocument['remotes'] | null {
  const line = lineOf(document, name)
  if (!to) throw new ReleaseError('refused', `${name} has no earlier release to go back to`)
  const entry = usableRelease(line, name, to)
  if (line.active.length === 1 && line.active[0]?.release === to) return null
  const reasons = incompatibilities(document, entry, 'every')
  if (reasons.length === 0) return { ...document.remotes, [name]: rolledBack(line, to) }
  throw new ReleaseError('refused', `${name} ${to} does not fit what is live`, [
    ...reasons,
    'name another release with --to, or roll the other part back first',
  ])
}
