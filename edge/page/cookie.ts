import { stringifySetCookie } from 'cookie'

/**
 * Set-Cookie value of what no script of a page reads: sent with every request of the shop, and with links that lead to it.
 * @param maxAge seconds; 0 takes it away @param secure whether shoppers come by https
 */
export const serverCookie = (name: string, value: string, maxAge: number, secure: boolean): string =>
  stringifySetCookie({ name, value, maxAge, path: '/', httpOnly: true, sameSite: 'lax', secure })
