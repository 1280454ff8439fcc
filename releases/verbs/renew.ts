import type { ReleaseChannel, ReleaseDocument } from 'shared-contracts/release/document.ts'
import { changeDocument } from '../document/change.ts'
import { readDocument, type Workspace } from '../document/read.ts'
import { refuseEmpty } from '../document/refuse-empty.ts'
import { renewWhenDue } from '../document/renew.ts'
import { ReleaseError } from '../refusal.ts'
import { refuseSecondKey, signingKey } from '../signing/keys.ts'
import { neededReason, reasonOption, textOf, type Values, type Verb } from './verb.ts'

export const renew: Verb = {
  summary: 'sign the document again for another 30 days, nothing else changed',
  usage: 'renew [--when-due] [--new-key] [--clock-is-right] [--reason text]',
  examples: ['renew', 'renew --when-due', 'renew --new-key --reason "rotation"'],
  options: {
    ...reasonOption,
    'when-due': { type: 'boolean', says: 'only if it, or a team’s key, ends within ten days' },
    'clock-is-right': {
      type: 'boolean',
      says: 'goes on from a document that another machine wrote by a clock that was ahead; needs a reason',
    },
    'new-key': { type: 'boolean', says: 'makes a signing key where there is none beside a document' },
  },
  arguments: [],
  seenByEdges: true,
  async run(workspace, _args, values) {
    if (workspace.settings.teamKey !== null)
      throw new ReleaseError('refused', 'a team’s key prolongs nothing: an operator renews the document')
    if (values['when-due'] && (values['new-key'] || values['clock-is-right']))
      throw new ReleaseError(
        'usage',
        '--when-due makes no key and believes no clock: leave it out for either',
      )
    if (values['new-key']) await refuseSecondKey(workspace.settings)
    const { document, changed } = values['when-due'] ? await whenDue(workspace) : await now(workspace, values)
    return {
      lines: [
        `the document holds until ${document.expires}, serial ${document.serial}`,
        ...(values['new-key'] && !workspace.dryRun ? await ofNewKey(workspace) : []),
      ],
      data: { changed, serial: document.serial, issued: document.issued, expires: document.expires },
    }
  },
}

async function ofNewKey({ settings }: Workspace): Promise<string[]> {
  const { id } = await signingKey(settings)
  return [
    `signed by a new key, ${id}: edges that have RELEASE_PUBLIC_KEY need its public half (\`status --json\`)`,
    'what teams may do was signed by the old one: `team list`, and where it names any, `team sign`',
  ]
}

async function whenDue(workspace: Workspace) {
  refuseEmpty(await readDocument(workspace), workspace.store)
  const changed = await renewWhenDue(workspace)
  return { document: await readDocument(workspace), changed }
}

function now(workspace: Workspace, values: Values) {
  return changeDocument(workspace, {
    verb: 'renew',
    why: values['clock-is-right'] ? neededReason(values) : textOf(values.reason, 'renew'),
    clockIsRight: values['clock-is-right'] === true,
    edit(before) {
      refuseEmpty(before, workspace.store)
      return values['clock-is-right'] ? sinceNow(before.remotes, workspace.now()) : before.remotes
    },
    evenFrozen: true,
    newKey: values['new-key'] === true,
    retry: true,
  })
}

/** @returns the channels; rollouts that are at a step since a time that has not come are there since now: they would wait for it */
function sinceNow(remotes: ReleaseDocument['remotes'], now: Date): ReleaseDocument['remotes'] {
  const settled = ({ rollout, ...rest }: ReleaseChannel): ReleaseChannel =>
    rollout && Date.parse(rollout.since) > now.getTime()
      ? { ...rest, rollout: { ...rollout, since: now.toISOString() } }
      : { ...rest, ...(rollout && { rollout }) }
  return Object.fromEntries(Object.entries(remotes).map(([name, channel]) => [name, settled(channel)]))
}
