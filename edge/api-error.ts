/** An error of the edge itself, in the shape of the API's (API-3), since both answer at one origin. */
export const apiError = (code: string, message: string) => ({ error: { errors: [{ code, message }] } })

/**
 * The same for a call of the shop's, whose message shoppers read in the language of the session (API-3): the edge knows none, and pages have
 * words of their own for what has no message.
 */
export const wordlessError = (code: string) => apiError(code, '')
