const PAGE = 'page:'

export const routeId = (pattern: string): string => PAGE + pattern

/** @returns the path pattern of a route of a remote, or null for the shell's own routes. */
export const patternOf = (id: string | undefined): string | null =>
  id?.startsWith(PAGE) ? id.slice(PAGE.length) : null
