import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import { webFiles } from '../../files/web-and-node-files.ts'
import { filePath, type ReleaseStore } from '../../store/store.ts'

const TEXT = /\.(?:js|mjs|css|json|svg|html|txt|webmanifest|map)$/

const compressors = {
  '.br': (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  '.gz': (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 9 }),
} as const

/**
 * Stores a release's files, and the compressed forms of its web texts beside them where these are smaller.
 * @returns how many files were written; 0 when all were there
 */
export async function storeFiles(
  store: ReleaseStore,
  manifest: ReleaseManifest,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<number> {
  const web = new Set(webFiles(manifest))
  let written = 0
  for (const [path, bytes] of files) {
    const target = filePath(manifest.name, manifest.release, path)
    const fresh = await store.putFile(target, bytes)
    if (fresh) written++
    if (!web.has(path) || !TEXT.test(path)) continue
    for (const [ending, compress] of Object.entries(compressors)) {
      if (!fresh && (await store.readFile(target + ending))) continue
      const smaller = await compress(bytes)
      if (smaller.length < bytes.length) await store.putFile(target + ending, smaller)
    }
  }
  return written
}

/** Puts back what a removal of unused files that ran at the same time has taken: the document names the release by now. */
export async function healFiles(
  store: ReleaseStore,
  manifest: ReleaseManifest,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  const prefix = filePath(manifest.name, manifest.release, '')
  const stored = new Set((await store.listFiles(prefix)).map(({ path }) => path.slice(prefix.length)))
  if ([...files.keys()].some(path => !stored.has(path))) await storeFiles(store, manifest, files)
}
