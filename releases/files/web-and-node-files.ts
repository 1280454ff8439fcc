import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'

/**
 * Folder of the node build, with a trailing slash. A release keeps its node files in a folder of their own:
 * what lies there is run by the edge and never sent to a browser.
 */
export function nodeFolder(manifest: Pick<ReleaseManifest, 'entries'>): string {
  return `${manifest.entries.node.split('/').slice(0, -1).join('/')}/`
}

/** @returns paths of the files a browser may ask for */
export function webFiles(manifest: Pick<ReleaseManifest, 'entries' | 'files'>): string[] {
  const node = nodeFolder(manifest)
  return Object.keys(manifest.files).filter(path => !path.startsWith(node))
}

/** @returns paths of the files the edge runs */
export function nodeFiles(manifest: Pick<ReleaseManifest, 'entries' | 'files'>): string[] {
  const node = nodeFolder(manifest)
  return Object.keys(manifest.files).filter(path => path.startsWith(node))
}
