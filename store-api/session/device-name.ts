/** The first that fits counts: browsers name the ones they are like as well. */
const BROWSERS = [
  ['WeChat', /MicroMessenger/],
  ['Alipay', /AlipayClient/],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const
const DEVICES = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux|X11/],
] as const

const named = (agent: string, names: typeof BROWSERS | typeof DEVICES): string[] =>
  names.flatMap(([name, fits]) => (fits.test(agent) ? [name] : [])).slice(0, 1)

/** Browser and device in words that their owner knows; no more of it is kept. @param agent `user-agent` of a request */
export const deviceName = (agent: string): string =>
  [...named(agent, BROWSERS), ...named(agent, DEVICES)].join(' · ')
