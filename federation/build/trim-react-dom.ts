import { aliasesByRule } from './react-aliases.ts'
import { FALLBACKS } from './react-fallbacks.ts'
import { type Trim, trimmed } from './trims.ts'
import { type Unreached, withoutCode } from './without-code.ts'

const never = (condition: string, times = 1): Trim => [condition, 'false', times]

/** Where it is decided that one of the parts below is wanted. */
const TRIMS: readonly Trim[] = [
  // All of this was read in one version of React.
  ['"19.3.1" !==', '"19.3.1" !=='],
  // `<ViewTransition>` draws what is in it, as a fragment does; no change of the page is one.
  [
    `          (type = mode | 32),
          (type = createFiberImplClass(30, pendingProps, key, type)),
          (type.elementType = REACT_VIEW_TRANSITION_TYPE),
          (type.lanes = lanes),
          (type.stateNode = {
            autoName: null,
            paired: null,
            clones: null,
            ref: null
          }),
          type
`,
    '          createFiberFromFragment(pendingProps.children, mode, lanes, key)\n',
  ],
  never('(committedLanes & 335544064) === committedLanes', 3),
  never('(lanes & 335544064) === lanes', 4),
  ['  shouldStartViewTransition\n    ?', '  false\n    ?'],
  ['null !== pendingViewTransition &&', 'false &&'],
  ['null !== recoverableErrors &&\n      ((pendingView', 'false &&\n      ((pendingView'],
  ['viewTransitionMutationContext = !0', 'void 0', 24],
  never('null !== entangledTransitionTypes'),
  ['committedLanes ? 9270 : 1024', '1024'],
  never('committedLanes &&\n      ((JSCompiler_temp = root.deletions), null !== JSCompiler_temp)'),
  never('committedLanes && trackEnterViewTransitions(root)', 2),
  never('committedLanes && commitNestedViewTransitions(root)'),
  ['committedLanes &&\n            commitExitViewTransitions(JSCompiler_temp);', 'false;'],
  ['if (null !== root$28) {', 'if (false) {'],
  // Nothing waits for pictures or stylesheets before it is shown.
  never(
    'isViewTransitionEligible ||\n    subtreeFlags & 8192 ||\n    16785408 === (subtreeFlags & 16785408)',
  ),
  // No fragment has a `ref`.
  never('null === current.stateNode'),
  // Elements stay where they are drawn: none goes into the head, none is the document's own.
  [
    `isHostHoistableType(
      type,
      pendingProps,
      contextStackCursor.current
    )
      ? 26
      : "html" === type || "head" === type || "body" === type
        ? 27
        : 5`,
    '5',
  ],
  // Lists of Suspense are not published.
  [
    `      case REACT_SUSPENSE_LIST_TYPE:
        return (
          (type = createFiberImplClass(19, pendingProps, key, mode)),
          (type.elementType = REACT_SUSPENSE_LIST_TYPE),
          (type.lanes = lanes),
          type
        );
`,
    '',
  ],
  // Lifecycles that were given up for Suspense.
  [
    `"function" === typeof Component.getDerivedStateFromProps ||
      "function" === typeof context.getSnapshotBeforeUpdate ||
      ("function" !== typeof context.UNSAFE_componentWillMount`,
    'true ||\n      ("function" !== typeof context.UNSAFE_componentWillMount',
  ],
  [
    `    contextType$jscomp$0 =
      "function" === typeof getDerivedStateFromProps ||
      "function" === typeof context.getSnapshotBeforeUpdate;
`,
    '',
  ],
  [
    '    contextType$jscomp$0 ||\n      ("function" !== typeof context.UNSAFE_componentWillReceiveProps',
    '    true ||\n      ("function" !== typeof context.UNSAFE_componentWillReceiveProps',
  ],
  [
    '(contextType$jscomp$0 ||\n              ("function" !== typeof context.UNSAFE_componentWillMount',
    '(true ||\n              ("function" !== typeof context.UNSAFE_componentWillMount',
  ],
  [
    `(oldContext =
      "function" === typeof unresolvedOldProps ||
      "function" === typeof context.getSnapshotBeforeUpdate) ||
      ("function" !== typeof context.UNSAFE_componentWillReceiveProps`,
    'true ||\n      ("function" !== typeof context.UNSAFE_componentWillReceiveProps',
  ],
  [
    '(oldContext ||\n              ("function" !== typeof context.UNSAFE_componentWillUpdate',
    '(true ||\n              ("function" !== typeof context.UNSAFE_componentWillUpdate',
  ],
  // In production nothing is drawn twice to see whether it is pure.
  ['if (shouldDoubleInvokeUserFnsInHooksDEV) {', 'if (false) {', 4],
  ['shouldDoubleInvokeUserFnsInHooksDEV &&', 'false &&'],
  // Nobody says what is to be taken over first.
  [
    'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration = function',
    'var scheduleHydration = function',
  ],
  [
    `  for (var i = 0; i < queuedExplicitHydrationTargets.length; i++) {
    var queuedTarget = queuedExplicitHydrationTargets[i];
    queuedTarget.blockedOn === unblocked && (queuedTarget.blockedOn = null);
  }
  for (
    ;
    0 < queuedExplicitHydrationTargets.length &&
    ((i = queuedExplicitHydrationTargets[0]), null === i.blockedOn);

  )
    attemptExplicitHydrationTarget(i),
      null === i.blockedOn && queuedExplicitHydrationTargets.shift();
`,
    '  var i, queuedTarget;\n',
  ],
  // What is no component is told without its name.
  ['getComponentNameFromType(current) || current', 'current'],
  // Nor is the way from a component to its element.
  ['ReactDOMSharedInternals.findDOMNode = function', 'var findDOMNode = function'],
]

const UNREACHED: Unreached = {
  // A list of Suspense, an element that goes into the head, one of the document, a view transition.
  tags: [19, 26, 27, 30],
  prototypes: ['FragmentInstance.prototype', 'ViewTransitionPseudoElement.prototype'],
  functions: [
    // View transitions: called with each change of a page, by functions that do more.
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'measureNestedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'trackEnterViewTransitions',
    // Fragments with a `ref`: each of them hears of the elements that come and go in it.
    'commitFragmentInstanceDeletionEffects',
    'commitFragmentInstanceInsertionEffects',
    'commitNewChildToFragmentInstances',
    'isFragmentInstanceParent',
    // Pictures that a change waits for.
    'preloadInstanceAndSuspendIfNeeded',
    // Files that a page asks React for: a release names its own, and the page vouches for them.
    'preconnectAs',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
    // Handed on, and never called.
    'defaultOnDefaultTransitionIndicator',
  ],
}

/** What a page would ask React to load: by what is left of it that is nothing, whatever is asked. */
const ASKED = ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule']

/** @returns the file of `react-dom` without what leads to the functions above @throws where one of them is not in it */
function askNothing(source: string): string {
  return ASKED.reduce((text, name) => {
    const body = new RegExp(`(?<=^exports\\.${name} = )function [\\s\\S]*?^\\}(?=;$)`, 'm')
    if (!body.test(text)) throw new Error(`React DOM has no ${name}`)
    return text.replace(body, 'noop')
  }, source)
}

/**
 * Rspack loader for React's file for browsers, without the parts that no page asks for and no browser of ours needs: 14 KB of brotli in every
 * page. What is left works as published; what is not there draws what it holds, and does no more (`guard-react.ts` refuses it in a remote).
 * @throws where it is another version of the file
 */
export default async function trimReactDom(source: string): Promise<string> {
  if (/^exports\.createPortal = /m.test(source)) return askNothing(source)
  if (!/^exports\.hydrateRoot = /m.test(source)) return source
  return withoutCode(aliasesByRule(trimmed(source, [...TRIMS, ...FALLBACKS], 'React DOM')), UNREACHED)
}
