import { changeDocument } from '../document/change.ts'
import { reasonOption, textOf, type Verb } from './verb.ts'

export const renew: Verb = {
  summary: 'sign the document again for another 30 days, nothing else changed',
  usage: 'renew [--reason text]',
  examples: ['renew', 'renew --json'],
  options: reasonOption,
  arguments: [],
  async run(workspace, _args, values) {
    const { document } = await changeDocument(workspace, {
      verb: 'renew',
      why: textOf(values.reason, 'renew'),
      edit: before => before.remotes,
      evenFrozen: true,
      retry: true,
    })
    return {
      lines: [`the document holds until ${document.expires}, serial ${document.serial}`],
      data: { serial: document.serial, issued: document.issued, expires: document.expires },
    }
  },
}
