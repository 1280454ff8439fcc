/** What the paths of these pages begin with: they say themselves what became of an order. */
const TELL_THEMSELVES = ['/checkout', '/confirmation', '/user/list', '/user/orders']

/** Whether a page tells of an open order without the banner. */
export const tellsItself = (path: string): boolean => TELL_THEMSELVES.some(start => path.startsWith(start))
