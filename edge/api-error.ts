/** An error of the edge itself, in the shape of the API's (API-3), since both answer at one origin. */
export const apiError = (code: string, message: string) => ({ error: { errors: [{ code, message }] } })
