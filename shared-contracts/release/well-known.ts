/** Addresses of an edge that every shop has; one export each, so that a page is sent those alone that it asks. */

/** The public part of the document (`PublicReleases`). */
export const RELEASES_PATH = '/.well-known/releases.json'
/** Serial of the document: for open pages, and for whoever waits for a write. */
export const SERIAL_PATH = '/.well-known/serial'
/** What this visitor would be given now (`VisitorComposition`). */
export const COMPOSITION_PATH = '/.well-known/composition.json'
/** Before name and release: integrity of that release's files. */
export const INTEGRITY_PATH = '/.well-known/integrity/'
/** Before a composition's name: what most of its pages have in common. */
export const DICTIONARY_PATH = '/.well-known/page-dictionary/'
/** POST: a page tells of a remote that failed (`RemoteFailure`). */
export const FAILURES_PATH = '/.well-known/failures'
/** POST: a page says that it runs. */
export const ALIVE_PATH = '/.well-known/alive'
/** POST: how a page was for its shopper. */
export const VITALS_PATH = '/.well-known/vitals'
/** POST: what a page could not do, by what threw it. */
export const FAULTS_PATH = '/.well-known/faults'
