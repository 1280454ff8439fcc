import type { PublishedRelease } from 'shared-contracts/release/document.ts'
import type { HostRender } from 'shared-contracts/remote/host.ts'
import type { NodeFiles } from './node-files.ts'

/** Loads host releases, each once per process. */
export function createHosts(code: NodeFiles) {
  return {
    /** @returns the host release's `render`. @throws when its code is refused, fails to load or has none */
    async load(release: PublishedRelease): Promise<HostRender> {
      const module: { render?: unknown } = await import(/* @vite-ignore */ await code.entry(release))
      if (typeof module.render === 'function') return module.render as HostRender
      throw new Error(`${release.name} ${release.release} exports no render()`)
    },
  }
}
export type Hosts = ReturnType<typeof createHosts>
