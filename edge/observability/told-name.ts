/** Schema of the name of a remote, or of a release, that a page tells. */
export const TOLD_NAME = { type: 'string', pattern: '^[a-z0-9][a-z0-9.-]{0,62}$' } as const
