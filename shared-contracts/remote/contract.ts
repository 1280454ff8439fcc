/**
 * Version of everything in this package that separately shipped code agrees on (semver).
 * A release names the range it requires; a host provides exactly this version.
 */
export const CONTRACT_VERSION = '2.1.0'
