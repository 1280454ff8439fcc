interface Missing {
  /** In minified code. */
  found: RegExp
  /** What a remote's author is told. */
  refused: string
}

/** What hosts of ours have taken out of React (`trim-react-dom.ts`) and its router, as far as code tells: `<title>` stands in pictures too. */
const MISSING: readonly Missing[] = [
  {
    found: /\.(?:ViewTransition|addTransitionType)\b/,
    refused: '<ViewTransition> moves nothing here; use document.startViewTransition or CSS',
  },
  {
    found: /[{,]viewTransition:/,
    refused: 'viewTransition moves nothing here; use document.startViewTransition or CSS',
  },
  {
    found: /Fragment,\{[^{}]*\bref:/,
    refused: 'the ref of a fragment stays empty here; use that of an element',
  },
  {
    found: /\.preinit(?:Module)?\b/,
    refused: 'preinit loads nothing here; use import() and the styles of the release',
  },
  {
    found: /\.(?:jsxs?|createElement)\)?\([`'"](?:link|meta)[`'"],(?!\{[^{}]*\bitemProp:)/,
    refused: "<link> and <meta> stay where they are drawn; say it in the page's `meta`",
  },
  {
    found: /\b(?:UNSAFE_)?componentWill(?:Mount|ReceiveProps|Update)\b/,
    refused:
      'componentWillMount, -ReceiveProps and -Update are not called here; use componentDidMount, -DidUpdate or getDerivedStateFromProps',
  },
]

/**
 * @param code of a remote's files for browsers, minified
 * @throws where it draws what no host of ours draws
 */
export function guardReact(name: string, code: readonly string[]): void {
  for (const { found, refused } of MISSING) {
    const at = code.map(one => new RegExp(`.{0,40}${found.source}.{0,20}`).exec(one)?.[0]).find(one => one)
    if (at) throw new Error(`${name}: ${refused} (… ${at} …)`)
  }
}
