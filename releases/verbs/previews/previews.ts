import { readDocument } from '../../document/read.ts'
import type { Verb } from '../verb.ts'
import { type Given, givenOut, linkKeys, shownBy } from './given-out.ts'

/** In the place of an id, of the same width. */
const NAMELESS = '(ends by itself)'

export const previews: Verb = {
  summary: 'which links of preview, inspect and why hold: what they show, to whom, until when, by whom',
  usage: 'previews [--all]',
  examples: ['previews', 'previews --all --json'],
  options: { all: { type: 'boolean', says: 'also what is over, taken back, or of a release that is gone' } },
  arguments: [],
  async run(workspace, _args, values) {
    const document = await readDocument(workspace)
    const keys = await linkKeys(workspace, document)
    const known = givenOut(await workspace.store.readAudit(), document, keys, workspace.now())
    const found = values.all ? known : known.filter(({ state }) => state === 'holds')
    return {
      lines: found.length > 0 ? found.map(givenLine) : ['nothing found'],
      data: { previews: found, serial: document.serial },
    }
  },
}

function givenLine(one: Given): string {
  const { id, until, who, at, why, state, browsers } = one
  const places = browsers === 1 ? '' : ` in ${browsers} browsers`
  const words = [
    id ?? NAMELESS,
    `${shownBy(one)} for ${one.for}${places} until ${until}`,
    `by ${who} at ${at}: ${why}`,
    state === 'holds' ? '' : `(${state})`,
  ]
  return words.filter(Boolean).join('  ')
}
