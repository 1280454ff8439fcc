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

/** Rspack loader for React Router's file with the router. @throws where it is no longer the file that the trims are for */
export default function trimRouter(source: string): string {
  if (!source.includes('\nfunction createRouter(')) return source
  return trimmed(source, TRIMS, 'React Router')
}
