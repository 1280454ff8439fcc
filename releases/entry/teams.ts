/** What a team's key may do, and requests that it signed (REL-13). */

export { digestOf, HEADERS, isSignedBy, signedHeaders } from '../team-requests/signed-request.ts'
export { type KnownTeamKey, teamKeysIn } from '../teams/team-keys.ts'
export { verifyTeamDocument } from '../teams/verify-team.ts'
