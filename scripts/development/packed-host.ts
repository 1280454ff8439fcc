import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PublicRelease, PublicReleases } from 'shared-contracts/release/composition.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import type { LocalRelease } from '../against/local-release.ts'
import type { Source } from '../against/news.ts'
import { filesIn } from './local.ts'

/** Folder of the package that has it, and the file in that which says what it is. */
export const PACKED_HOST = 'host'
export const ABOUT_HOST = 'host.json'

/** A development build of the host, for whoever has none of its sources. */
export interface PackedHost {
  /** Release that the same sources make. */
  release: string
  page: PublicRelease
  requires: LocalRelease['requires']
}

/** @param dir of the package */
export async function readPackedHost(dir: string): Promise<PackedHost & { source: Source }> {
  const folder = join(dir, PACKED_HOST)
  const about: PackedHost = JSON.parse(await readFile(join(folder, ABOUT_HOST), 'utf8'))
  const { page, requires } = about
  return {
    ...about,
    source: { open: async () => ({ local: { page, requires, file: filesIn(folder) }, newest: [] }) },
  }
}

/** @returns what whoever develops is to know of a shop whose host is of other sources than the one here; null where it is not */
export function otherHost(
  live: PublicReleases,
  { release, page }: Pick<PackedHost, 'release' | 'page'>,
  origin: string,
): string | null {
  const there = live.remotes[HOST_NAME]?.active ?? []
  if (there.includes(release)) return null
  return `the host is ${release} (contract ${page.provides}), packed with these tools; ${origin} has ${there.join(', ')}: --released shows what shoppers get there`
}
