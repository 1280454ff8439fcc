import { readFile } from 'node:fs/promises'
import type { PublishedRelease } from 'shared-contracts/release/document.ts'
import type { HostRender } from 'shared-contracts/remote/host.ts'
import { assetsHtml, besideAssetsHtml, lastAssetsHtml, type Used } from '../../../edge/page/assets.ts'
import { createRender } from '../../../host-shell/server/render.tsx'
import { asComposed } from './as-composed.ts'
import { bundled, declarations } from './remotes.ts'

const draw = createRender(bundled)
let known: Promise<Used> | undefined

/** The composition that the edge gives has one release; the host is shown its areas as those of remotes. */
export const render: HostRender = async input => {
  const whole = input.composition.host
  const address = await input.nodeEntry(whole.name, whole.release)
  known ??= usedOf(whole, address)
  const used = await known
  return draw({
    ...input,
    composition: { ...input.composition, host: used.host, remotes: Object.fromEntries(used.remotes) },
    assets: wanted => assetsHtml(input.nonce, used, wanted),
    besideAssets: beside => besideAssetsHtml(input.nonce, used, beside),
    lastAssets: wanted => lastAssetsHtml(input.nonce, used, wanted),
    nodeEntry: async () => address,
  })
}

/** @param address of this file: the release's stylesheets are in a folder beside it */
async function usedOf(whole: PublishedRelease, address: string): Promise<Used> {
  const { host, remotes } = asComposed(whole, declarations)
  const all = [host, ...Object.values(remotes)]
  const read = (path: string) => readFile(new URL(`../${path}`, address), 'utf8')
  const texts = new Map(
    await Promise.all(
      all.map(async release => [release.name, await Promise.all(release.css.map(read))] as const),
    ),
  )
  return {
    host,
    remotes: new Map(Object.entries(remotes)),
    trusted: all,
    styles: release => texts.get(release.name) ?? null,
  }
}
