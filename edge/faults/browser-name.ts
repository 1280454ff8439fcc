/** Most browsers also name those that they resemble: the first that fits is meant. */
const BROWSERS = [
  [/MicroMessenger\/(\d+)/, 'WeChat'],
  [/AlipayClient\/(\d+)/, 'Alipay'],
  [/Edg(?:A|iOS)?\/(\d+)/, 'Edge'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari/, 'Safari'],
] as const
/** Longer ones are no browser's, and what is looked for in them takes ever longer. */
const MAX_LENGTH = 500

/** @returns name and major version, and nothing else of a `User-Agent`: `Safari 26`; `other` for what is not known */
export function browserName(agent = ''): string {
  for (const [pattern, name] of BROWSERS) {
    const version = agent.slice(0, MAX_LENGTH).match(pattern)?.[1]
    if (version) return `${name} ${version}`
  }
  return 'other'
}
