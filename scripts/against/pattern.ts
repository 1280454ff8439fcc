/** @returns whether a path fits a React Router pattern without optional parts, e.g. `/store/product/:id` */
export function patternMatches(pattern: string, path: string): boolean {
  const parts = (text: string) => text.split('/').filter(Boolean)
  const wanted = parts(pattern)
  const given = parts(path)
  if (wanted.at(-1) !== '*' && wanted.length !== given.length) return false
  return wanted.every((part, i) => part === '*' || (part.startsWith(':') ? given[i] : part === given[i]))
}
