import type { PageMeta } from 'shared-contracts/remote/remote.ts'

/** In the place of what a page's loader gives, while that is under way: what the page had to show before (`PageModule.early`). */
export class EarlyData {
  /** Release of the remote that it is of: no other can read it. */
  readonly release: string
  readonly data: unknown
  readonly meta: PageMeta

  constructor(release: string, data: unknown, meta: PageMeta) {
    this.release = release
    this.data = data
    this.meta = meta
  }
}
