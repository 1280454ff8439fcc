/** What a store's document says of an account (VIS-1, APP-2). */
const OF_AN_ACCOUNT = ['user', 'userID', 'lastLoginDate', 'myID', 'membership'] as const

/** Whether a store's document, as text, was written for nobody in particular; what cannot be read was not. */
export function isForNobody(document: string): boolean {
  try {
    const { body } = JSON.parse(document) as { body?: unknown }
    if (typeof body !== 'object' || body === null) return false
    return OF_AN_ACCOUNT.every(field => !(body as Record<string, unknown>)[field])
  } catch {
    return false
  }
}
