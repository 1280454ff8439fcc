import { type Trim, trimmed } from './trims.ts'

const DEAD = 'if (false) {'
const never = (call: string, times = 1): Trim => [call, `false && ${call}`, times]
const gone = (text: string, times = 1): Trim => [text, '', times]

/**
 * Each line says one thing that a host of ours never asks of React Router, so that the minifier may drop what only that reaches (7 KB of
 * brotli in every page), or asks so often that the answer is kept. What `router.ts` of the contract exports must not need any of it (trim-router.test.ts).
 */
const TRIMS: readonly Trim[] = [
  // Instrumentation, routes that are found later or loaded by the router, a data strategy or middleware of one's own.
  ['if (init.instrumentations) {', DEAD, 2],
  ['init.patchRoutesOnNavigation', '(void 0)', 6],
  ['fogOfWar.active && fogOfWar.matches', 'false', 3],
  ['if (fogOfWar.active) {', DEAD, 1],
  ['if (isFogOfWar) {', DEAD, 4],
  ['if (!isFogOfWar) {', 'if (true) {', 1],
  gone('    patchRoutes,\n'),
  ['let _lazyPromises = getData', 'let _lazyPromises = false && getData', 1],
  ['init.dataStrategy || defaultDataStrategyWithMiddleware', 'defaultDataStrategy', 1],
  ['    fetcherKey,\n    runClientMiddleware\n  });', '    fetcherKey\n  });', 1],
  // Forms and actions.
  ['opts && opts.submission && isMutationMethod(opts.submission.formMethod)', 'false', 2],
  [
    'normalizeNavigateOptions(\n      false,\n      normalizedPath,\n      opts\n    )',
    '{ path: normalizedPath }',
    1,
  ],
  ['if (opts && opts.pendingError) {', DEAD, 1],
  ['if (!submission && !fetcherSubmission && formMethod && formAction && formEncType) {', DEAD, 1],
  ['submission || fetcherSubmission || getSubmissionFromNavigation(loadingNavigation)', 'void 0', 1],
  ['redirectPreserveMethodStatusCodes.has(redirect2.response.status) && activeSubmission', 'false', 1],
  ['if (submission && isMutationMethod(submission.formMethod)) {\n    let {', `${DEAD}\n    let {`, 1],
  [
    'if (submission) {\n    let navigation = {\n      state: "loading"',
    `${DEAD}\n    let navigation = {\n      state: "loading"`,
    1,
  ],
  // Fetchers.
  gone('    fetch: fetch2,\n'),
  gone('    getFetcher,\n    resetFetcher,\n    deleteFetcher: queueFetcherForDeletion,\n'),
  gone('    _internalFetchControllers: fetchControllers,\n'),
  never('state.fetchers.forEach((_, key) => deleteFetcher(state.fetchers, key));'),
  never('state.fetchers.forEach((fetcher, key) => {\n      if'),
  never('fetchersQueuedForDeletion.forEach((key) => {'),
  gone(
    '    unmountedFetchers.forEach((key) => deleteFetcher(state.fetchers, key));\n    mountedFetchers.forEach((key) => state.fetchers.delete(key));\n',
  ),
  never('fetchLoadMatches.forEach((_, key) => {'),
  never('fetchLoadMatches.forEach((f, key) => {'),
  ['if (revalidatingFetchers.length > 0) {', DEAD, 1],
  never('revalidatingFetchers.forEach((rf) => {\n      abortFetcher'),
  ['    if (pendingNavigationController) {\n', `    ${DEAD}\n`, 2],
  never('revalidatingFetchers.forEach((rf) => fetchControllers.delete(rf.key));'),
  ['redirect2 = findRedirect(fetcherResults);\n    if (redirect2) {', DEAD, 2],
  ['let fetcherResultsPromise = Promise', 'let fetcherResultsPromise = false && Promise', 1],
  [
    '(await fetcherResultsPromise).reduce(\n      (acc, r) => Object.assign(acc, r),\n      {}\n    )',
    '{}',
    1,
  ],
  never('revalidatingFetchers.filter((f) => !f.matches'),
  ['markFetchRedirectsDone(workingFetchers2)', 'false', 1],
  [
    'didUpdateFetcherRedirects = markFetchRedirectsDone(workingFetchers)',
    'didUpdateFetcherRedirects = false',
    1,
  ],
  ['didAbortFetchLoads = abortStaleFetchLoads(', 'didAbortFetchLoads = false && abortStaleFetchLoads(', 1],
  // Blockers.
  gone('    getBlocker,\n    deleteBlocker,\n'),
  gone('    state.blockers.forEach((_, key) => deleteBlocker(key));\n'),
  ['let blockerKey = shouldBlockNavigation(', 'let blockerKey = false && shouldBlockNavigation(', 2],
  ['if (unblockBlockerHistoryUpdate) {', DEAD, 1],
  ['if (blockers.size > 0) {', DEAD, 1],
  never('warning(\n          blockerFunctions'),
  // What developers are told of browsers and of ways to set a router up that hosts of ours do not have.
  never('warnOnce(\n        flushSync === false'),
  never('warnOnce(\n        viewTransitionOpts == null'),
  never('warning(\n    typeof URLSearchParams'),
  // Warnings are for whoever develops, and so is the page for errors that no route draws: the shell's route draws them all.
  ['warning(\n', 'process.env.NODE_ENV !== "production" && warning(\n', 23],
  ['match.route.errorElement || defaultErrorElement', 'match.route.errorElement', 1],
  // Hooks are used below the router's own provider, pages where the router says that it is; it knows no other fault than an address without a route.
  ['isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateStable()', 1],
  ['  if (locationArg) {', `  ${DEAD}`, 1],
  ['  if (locationArg && renderedMatches) {', `  ${DEAD}`, 1],
  ['  if (status === 400) {', `  ${DEAD}`, 1],
  ['else if (status === 403) {', `else ${DEAD}`, 1],
  ['else if (status === 405) {', `else ${DEAD}`, 1],
  // Ranked once for each list of routes, which nobody changes any more: ranking the shop's takes a slow phone longer than drawing a link.
  [
    '  let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);\n  return branches;',
    '  let branches = ranked.get(routes);\n  if (!branches) {\n    branches = flattenRoutes(routes);\n    rankRouteBranches(branches);\n    ranked.set(routes, branches);\n  }\n  return branches;',
    1,
  ],
  [
    '\nfunction flattenAndRankRoutes(',
    '\nvar ranked = /* @__PURE__ */ new WeakMap();\nfunction flattenAndRankRoutes(',
    1,
  ],
  // View transitions: a page's own are `document.startViewTransition`.
  ['if (!viewTransitionOpts || !isViewTransitionAvailable) {', 'if (true) {', 1],
  ['let [pendingState, setPendingState] = React3.useState();', 'let pendingState, setPendingState;', 1],
  [
    'let [vtContext, setVtContext] = React3.useState({\n    isTransitioning: false\n  });',
    'let vtContext = {}, setVtContext;',
    1,
  ],
  ['let [renderDfd, setRenderDfd] = React3.useState();', 'let renderDfd, setRenderDfd;', 1],
  ['let [transition, setTransition] = React3.useState();', 'let transition, setTransition;', 1],
  ['let [interruption, setInterruption] = React3.useState();', 'let interruption, setInterruption;', 1],
  ...[
    'vtContext.isTransitioning && !vtContext',
    'renderDfd && pendingState',
    '!vtContext.isTransitioning',
  ].map(
    (condition): Trim => [
      `React3.useEffect(() => {\n    if (${condition}`,
      `false && React3.useEffect(() => {\n    if (${condition}`,
      condition.startsWith('render') ? 2 : 1,
    ],
  ),
  ['if (isBrowser3) {\n      restoreAppliedTransitions(', `${DEAD}\n      restoreAppliedTransitions(`, 1],
  [
    'if (pendingAction === "POP" /* Pop */ && !isUninterruptedRevalidation && location !== state.location) {',
    DEAD,
    1,
  ],
  ['} else if (pendingViewTransitionEnabled) {', `} else ${DEAD}`, 1],
  ['pendingViewTransitionEnabled = (opts && opts.enableViewTransition) === true;', '', 1],
  gone('      enableViewTransition: opts && opts.viewTransition,\n'),
  // What only fetchers and view transitions ask the provider for.
  [
    'React3.createElement(FetchersContext.Provider, { value: fetcherData.current }, /* @__PURE__ */ React3.createElement(ViewTransitionContext.Provider, { value: vtContext }, ',
    '((',
    1,
  ],
  gone('  let fetcherData = React3.useRef(/* @__PURE__ */ new Map());\n'),
  never('newState.fetchers.forEach((fetcher, key) => {'),
  gone('      deletedFetchers.forEach((key) => fetcherData.current.delete(key));\n'),
  // Handlers that are not functions, or that the router loads.
  ['if (lazyHandlerPromise || lazyRoutePromise) {', DEAD, 1],
  ['let isAction = isMutationMethod(request.method);', 'let isAction = false;', 1],
  ['handlerOverride ? handlerOverride((ctx) => actualHandler(ctx)) : actualHandler()', 'actualHandler()', 1],
  ['if (typeof handler !== "function") {', DEAD, 1],
  [
    'let callHandler = isUsingNewApi || shouldLoad || handlerOverride && !isMutationMethod(request.method) && (lazy || loader);',
    'let callHandler = shouldLoad;',
    1,
  ],
  [
    'if (callHandler && (isMutationMethod(request.method) || !isMiddlewareOnlyRoute)) {',
    'if (callHandler && !isMiddlewareOnlyRoute) {',
    1,
  ],
  ['if (matches.some((m) => m._lazyPromises?.middleware)) {', DEAD, 1],
  [
    '  try {\n    await Promise.all(\n      matches.flatMap((m) => [',
    '  if (false) try {\n    await Promise.all(\n      matches.flatMap((m) => [',
    1,
  ],
  // A strategy that leaves out what it was asked for.
  [
    '    if (!isMutationMethod(request.method)) {\n      for (let match of matches) {',
    `    ${DEAD}\n      for (let match of matches) {`,
    1,
  ],
  gone(`    shouldCallHandler(defaultShouldRevalidate) {
      isUsingNewApi = true;
      if (!shouldRevalidateArgs) {
        return shouldLoad;
      }
      if (typeof callSiteDefaultShouldRevalidate === "boolean") {
        return shouldRevalidateLoader(match, {
          ...shouldRevalidateArgs,
          defaultShouldRevalidate: callSiteDefaultShouldRevalidate
        });
      }
      if (typeof defaultShouldRevalidate === "boolean") {
        return shouldRevalidateLoader(match, {
          ...shouldRevalidateArgs,
          defaultShouldRevalidate
        });
      }
      return shouldRevalidateLoader(match, shouldRevalidateArgs);
    },
`),
  // Routes that the router loads, and what it draws meanwhile.
  never('typeof updates.lazy === "object" && updates.lazy != null'),
  never('initialMatches.some((m) => m.route.lazy)'),
  ['} else if (route.lazy) {\n      forceShouldLoad = true;', `} else ${DEAD}`, 1],
  ['  if (route.lazy) {\n    return { shouldLoad: true', `  ${DEAD}\n    return { shouldLoad: true`, 1],
  ['match.route.lazy || needsToRunLoader', 'needsToRunLoader', 1],
  ['if (match.route.HydrateFallback || match.route.hydrateFallbackElement) {', DEAD, 1],
  ['if (route.HydrateFallback) {', DEAD, 1],
  ['if (dataRouterOpts.isStatic) {', DEAD, 1],
  // Routes replaced while somebody develops.
  gone('    dataRoutes.commitHmrRoutes();\n'),
  ['__privateGet(this, _hmrRoutes) ?? __privateGet', '__privateGet', 1],
  ['__privateGet(this, _hmrBranches) ?? __privateGet', '__privateGet', 1],
  // `?index`, by which the framework tells the forms of two routes apart.
  ['if ((to == null || to === "" || to === ".") && activeRouteMatch) {', DEAD, 1],
  [
    'let indexValues = searchParams.getAll("index");\n    searchParams.delete("index");\n    for (let value of indexValues.filter(Boolean)) {\n      searchParams.append("index", value);\n    }\n',
    '',
    1,
  ],
  [
    'throw new Error(message);\n  }\n}\nfunction warning(',
    'throw new Error("React Router");\n  }\n}\nfunction warning(',
    1,
  ],
  ...[
    ['?', 'pathname', 'search'],
    ['#', 'pathname', 'hash'],
    ['#', 'search', 'hash'],
  ].map(
    ([character, from, to]): Trim => [`getInvalidPathError("${character}", "${from}", "${to}", to)`, '""', 1],
  ),
  ['getDataRouterConsoleError(hookName));', '"");', 3],
  ['getDataRouterConsoleError2(hookName));', '"");', 2],
  never('warning(activeRef.current, navigateEffectWarning);', 2),
  never('warningOnce(\n              "route-fallback"'),
  // By a name that is read when it runs, for which all of React would be made an ES module.
  ['React3[USE_OPTIMISTIC]', 'void 0', 1],
  // A provider that is told nothing but whether it draws in transitions, and never to draw what is on its way.
  [
    'let [state, setOptimisticState] = useOptimisticSafe(_state);',
    'let state = _state, setOptimisticState;',
    1,
  ],
  ['if (useTransitions === true) {', DEAD, 2],
  [
    'let unstable_rsc = useIsRSCRouterContext();\n  useTransitions',
    'let unstable_rsc = false;\n  useTransitions',
    1,
  ],
  ['if (newErrors && onError) {', DEAD, 1],
  ['if (this.props.onError) {', DEAD, 2],
  ['dataRouterState && onErrorHandler ? (error', 'false ? (error', 1],
  never('dataRouterContext && dataRouterContext.static && dataRouterContext.staticContext &&'),
  // What an action left.
  ['...getActionDataForCommit(pendingActionResult)', '...null', 2],
  // Server components, the framework's state and tools.
  ['if (this.context && typeof error', 'if (false && typeof error', 1],
  ['if (this.context) {', DEAD, 1],
  gone('RenderErrorBoundary.contextType = RSCRouterContext;\n'),
  [' || parseHydrationData()', '', 2],
  [
    '    _internalSetRoutes,\n    _internalSetStateDoNotUseOrYouWillBreakYourApp(newState) {\n      updateState(newState);\n    }\n',
    '',
    1,
  ],
]

/** Its lists of routes: one, for ever, as nobody replaces routes while the shop is open. */
const DATA_ROUTES = /(?<=\nvar DataRoutes = )class \{[\s\S]*?\n\};/
const ONE_LIST = `class {
  constructor(routes) {
    this.stableRoutes = this.activeRoutes = routes;
    this.branches = flattenAndRankRoutes(routes);
  }
};`

/** What its errors say: whoever develops has the router whole, and a stack tells which it was. */
const SAID = /(\binvariant\((?:[^"`\n]+|\n(?:(?!\n *\);)[\s\S])*)),\s+(?:"[^"\n]*"|`[^`]*`)(\s*\);)/g

/** Rspack loader for React Router's file with the router. @throws where it is no longer the file that the trims are for */
export default function trimRouter(source: string): string {
  if (!source.includes('\nfunction createRouter(')) return source
  return trimmed(source, TRIMS, 'React Router').replace(DATA_ROUTES, ONE_LIST).replace(SAID, '$1$2')
}
