import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PublicRelease } from 'shared-contracts/release/composition.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import { CONTRACT_VERSION } from 'shared-contracts/remote/contract.ts'
import type { RemoteDeclaration } from 'shared-contracts/remote/remote.ts'
import type { LocalRelease } from '../against/local-release.ts'

/** In the place of a release's id: the address stays, what is there does not. */
const DEVELOPMENT = 'development'
export const STYLES = 'web/styles.css'
const FILE = /^web\/[\w.-]+$/

/** A development build as pages are given it. @param entry path of its entry @param sheet its styles; null without @param out folder that the rest of it lies in */
export function localOf(
  name: string,
  { paths, busy, fallback, slots, fills, requires }: RemoteDeclaration,
  entry: string,
  sheet: Uint8Array | null,
  out: string,
): LocalRelease {
  const page: PublicRelease = {
    name,
    release: DEVELOPMENT,
    base: `/r/${name}/${DEVELOPMENT}/`,
    paths,
    ...(busy && { busy: [...busy] }),
    ...(fallback && { fallback }),
    slots: slots as Record<string, string>,
    ...(fills && { fills }),
    css: sheet ? [STYLES] : [],
    entry,
    files: {},
    ...(name === HOST_NAME && { provides: CONTRACT_VERSION }),
  }
  const rest = filesIn(out)
  return {
    page,
    requires,
    // Their address is that of every build: a file would be the next build's, which may never be shown.
    file: path => (sheet && path === STYLES ? sheet : rest(path)),
  }
}

/** @returns the web files of a build by their path below it, as they are at the time */
export const filesIn =
  (out: string): LocalRelease['file'] =>
  path => {
    if (!FILE.test(path)) return undefined
    try {
      return readFileSync(join(out, path))
    } catch {
      return undefined
    }
  }

/** Beside this file, whatever both were built to. */
const DECLARED = join(import.meta.dirname, `declared${extname(import.meta.filename)}`)

/** What a folder declares now: what has been imported once, this thread would not read again. */
export function declaredAnew(dir: string, out: string): Promise<RemoteDeclaration> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(DECLARED, { workerData: { dir, out } })
    worker.once('message', resolve).once('error', reject)
  })
}
