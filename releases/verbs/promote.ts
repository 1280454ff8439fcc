import { changeDocument } from '../document/change.ts'
import { incompatibilities } from '../lines/compatibility.ts'
import { lineOf, usableRelease } from '../lines/line.ts'
import { promoted } from '../lines/promote.ts'
import { ReleaseError } from '../refusal.ts'
import { reasonOption, textOf, type Verb } from './verb.ts'

export const promote: Verb = {
  summary: 'give a published release to everyone',
  usage: 'promote <name> <release> [--reason text]',
  examples: ['promote mfe-catalog 1a2b3c', 'promote host-shell 9f8e7d --reason "new header"'],
  options: reasonOption,
  arguments: ['name', 'release'],
  async run(desk, [name = '', release = ''], values) {
    const { document, changed } = await changeDocument(desk, {
      verb: 'promote',
      why: textOf(values.reason, `promote ${name} ${release}`),
      edit(before) {
        const line = lineOf(before, name)
        const entry = usableRelease(line, name, release)
        const next = promoted(line, release)
        if (!next) return null
        if (line.frozen) throw new ReleaseError('refused', `${name} is frozen: only a rollback is possible`)
        const reasons = incompatibilities(before, entry, 'every')
        if (reasons.length > 0)
          throw new ReleaseError('refused', `${name} ${release} does not fit what is live`, reasons)
        return { ...before.remotes, [name]: next }
      },
    })
    return {
      lines: [
        changed
          ? `${name} ${release} serves everyone, serial ${document.serial}`
          : `${name} ${release} serves everyone already`,
      ],
      data: { name, release, changed, serial: document.serial },
    }
  },
}
