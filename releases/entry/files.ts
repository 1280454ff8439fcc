/** A release's manifest and files: reading them, their integrity, and which side they are for. */
export { hasIntegrity, integrityOf, readFiles } from '../files/read-files.ts'
export { readManifest } from '../files/read-manifest.ts'
export { nodeFiles, nodeFolder, webFiles } from '../files/web-and-node-files.ts'
