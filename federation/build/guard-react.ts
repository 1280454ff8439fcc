/** What hosts of ours have taken out of React (`trim-react-dom.ts`) → what a remote does instead. */
const MISSING = {
  '<ViewTransition>': ['\\.(?:ViewTransition|addTransitionType)\\b', 'document.startViewTransition or CSS'],
  'a fragment with a ref': ['Fragment,\\{[^{}]*\\bref:', 'a ref of an element'],
  'preinit and preinitModule': ['\\.preinit(?:Module)?\\b', "the release's own styles and import()"],
  '<link> and <meta>': [
    '\\.jsxs?\\)\\([`\'"](?:link|meta)[`\'"],(?!\\{[^{}]*\\bitemProp:)',
    "the head of a page's data",
  ],
} as const satisfies Record<string, readonly [found: string, instead: string]>

/**
 * @param code of a remote's files for browsers, minified
 * @throws where it draws what no host of ours draws
 */
export function guardReact(name: string, code: readonly string[]): void {
  for (const [what, [found, instead]] of Object.entries(MISSING)) {
    const at = code.map(one => new RegExp(`.{0,40}${found}.{0,20}`).exec(one)?.[0]).find(one => one)
    if (at) throw new Error(`${name}: hosts draw no ${what}; use ${instead} (… ${at} …)`)
  }
}
