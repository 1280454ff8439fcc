import { channelOf } from 'releases/channels'
import { run } from 'releases/command'
import { changeDocument, openWorkspace, readSettings } from 'releases/document'
import type { ReleaseChannel, ReleaseDocument } from 'shared-contracts/release/document.ts'
import type { Shop } from './shop.ts'

type Where = Pick<Shop, 'dataDir'>
const env = ({ dataDir }: Where) => ({ DATA_DIR: dataDir, RELEASE_ACTOR: 'e2e' })

/** The operators' command without a process of its own: for tests that give it often. @throws Error in its words */
export async function operate(shop: Where, ...args: string[]): Promise<Record<string, unknown>> {
  const { code, out, err } = await run([...args, '--json'], env(shop))
  if (code !== 0) throw new Error(err)
  return JSON.parse(out)
}

/** @returns id of the release in a built folder, now published */
export const publish = async (shop: Where, dist: string): Promise<string> =>
  String((await operate(shop, 'publish', dist, '--no-gate', '--reason', 'a test')).release)

type Edit = (channel: ReleaseChannel) => Partial<ReleaseChannel>

async function change(
  shop: Where,
  edit: (before: ReleaseDocument) => ReleaseDocument['remotes'],
): Promise<ReleaseDocument> {
  const workspace = openWorkspace(readSettings(env(shop)))
  return (await changeDocument(workspace, { verb: 'edit', why: 'a test', edit })).document
}

/** Rewrites several channels in one document. */
export const edit = (shop: Where, edits: Record<string, Edit>): Promise<ReleaseDocument> =>
  change(shop, before => ({
    ...before.remotes,
    ...Object.fromEntries(
      Object.entries(edits).map(([name, rewrite]) => {
        const channel = channelOf(before, name)
        return [name, { ...channel, ...rewrite(channel) }]
      }),
    ),
  }))

/** Gives a published release to a share of the visitors (per cent). */
export const tryOut = (shop: Where, name: string, release: string, weight: number) =>
  edit(shop, {
    [name]: ({ active }) => ({
      active: [
        { release: active[0]?.release ?? '', weight: 100 - weight },
        { release, weight },
      ],
    }),
  })

/** Gives releases to everyone, with what may stand in for them. */
export const give = (shop: Where, releases: Record<string, [release: string, ...lastGood: string[]]>) =>
  edit(
    shop,
    Object.fromEntries(
      Object.entries(releases).map(([name, [release, ...lastGood]]) => [
        name,
        () => ({ active: [{ release, weight: 100 }], lastGood, blocked: [] }),
      ]),
    ),
  )

/** @returns a channel as the status verb tells it */
export async function channelOfShop(shop: Where, name: string): Promise<ReleaseChannel> {
  const { remotes } = (await operate(shop, 'status')) as { remotes: Record<string, ReleaseChannel> }
  const channel = remotes[name]
  if (!channel) throw new Error(`${name} is not published`)
  return channel
}

type Channels = Record<string, ReleaseChannel>

/** @returns every channel as the status verb reports it */
export const channelsOf = async (shop: Where): Promise<Channels> =>
  ((await operate(shop, 'status')) as { remotes: Channels }).remotes

/** Has every channel serve what it served; what was published since stays published, for nobody, and new channels go. */
export const putBack = (shop: Where, before: Channels) =>
  change(shop, now =>
    Object.fromEntries(
      Object.entries(before).map(([name, served]) => [
        name,
        { ...served, releases: channelOf(now, name).releases },
      ]),
    ),
  )

/** @returns release of each channel that everyone is given */
export async function liveIn(shop: Where): Promise<Record<string, string>> {
  const { remotes } = (await operate(shop, 'status')) as { remotes: Record<string, ReleaseChannel> }
  return Object.fromEntries(
    Object.entries(remotes).map(([name, { active }]) => [name, active[0]?.release ?? '']),
  )
}
