import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import { channelOf, publishedRelease } from '../channels/channel.ts'
import { check as findingsOf } from '../compatibility/check.ts'
import { type InService, inService, remoteNames } from '../compatibility/live.ts'
import { readDocument } from '../document/read.ts'
import { readManifest } from '../files/read-manifest.ts'
import { ReleaseError } from '../refusal.ts'
import type { Verb } from './verb.ts'

export const check: Verb = {
  summary: 'would a release fit every host, canary and last good release there is now?',
  usage: 'check <dist folder> | check <name> <release>',
  examples: ['check mfe-catalog/dist', 'check mfe-catalog 1a2b3c', 'check host-shell/dist --json'],
  options: {},
  arguments: ['dist folder or name'],
  more: 1,
  fitsLive: true,
  async run(workspace, [first = '', release]) {
    const document = await readDocument(workspace)
    const candidate = await found(document, first, release)
    const findings = findingsOf(document, candidate)
    const against = partners(document, candidate).map(
      ({ place, release: { name, release: id } }) => `${name} ${id} (${place})`,
    )
    const grave = findings.filter(({ level }) => level === 'refuse')
    const notes = findings.filter(({ level }) => level === 'warn').map(({ text }) => `note: ${text}`)
    if (grave.length > 0) {
      const remedies = grave.flatMap(({ remedy }) => remedy ?? [])
      throw new ReleaseError(
        'refused',
        `${candidate.name} ${candidate.release} does not fit what is live`,
        [...grave.map(({ text }) => text), ...new Set(remedies), ...notes],
        { findings, against },
      )
    }
    return {
      lines: [
        `${candidate.name} ${candidate.release} fits ${against.join(', ') || 'an empty store'}`,
        ...notes,
      ],
      data: { name: candidate.name, release: candidate.release, against, findings },
    }
  },
}

async function found(
  document: ReleaseDocument,
  first: string,
  release: string | undefined,
): Promise<ReleaseManifest> {
  if (release !== undefined) return publishedRelease(channelOf(document, first), first, release)
  const folder = resolve(first)
  if (await stat(join(folder, 'manifest.json')).catch(() => null)) return readManifest(folder)
  throw new ReleaseError('refused', `there is no release in ${folder}`, [
    'name a folder with manifest.json, or a channel and one of its releases',
  ])
}

const partners = (document: ReleaseDocument, candidate: ReleaseManifest): InService[] =>
  (candidate.kind === 'host' ? remoteNames(document) : [HOST_NAME]).flatMap(name => inService(document, name))
