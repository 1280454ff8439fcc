/** The release document: reading, looking up, changing; now and as it once was. */
export { changeDocument } from '../document/change.ts'
export { documentId } from '../document/document-id.ts'
export { findChannel, findRelease } from '../document/lookup.ts'
export { pastDocument } from '../document/past.ts'
export { openWorkspace, readDocument, type Workspace } from '../document/read.ts'
export { renewWhenDue } from '../document/renew.ts'
export { ReleaseError } from '../refusal.ts'
export { type ReleaseSettings, readSettings } from '../settings.ts'
