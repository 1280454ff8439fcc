/** Where releases are kept: a folder or a bucket. */
export { isFolder } from '../store/location.ts'
export { openStore } from '../store/open.ts'
export { type AuditEntry, type Beside, filePath, type ReleaseStore, type StoredFile } from '../store/store.ts'
