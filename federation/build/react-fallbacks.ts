import type { Trim } from './trims.ts'

const is = (text: string, value: string, times = 1): Trim => [text, value, times]

/**
 * What React does where a browser lacks something that every browser of ours has (`targets` of `css.ts`, MDN's browser-compat-data), or
 * names it in another way: the answer is known, so that the minifier may drop the question and the way round.
 */
export const FALLBACKS: readonly Trim[] = [
  is(
    `!(
    "undefined" === typeof window ||
    "undefined" === typeof window.document ||
    "undefined" === typeof window.document.createElement
  )`,
    'true',
  ),
  is('"function" === typeof Object.is ? Object.is : is', 'Object.is'),
  is('Math.clz32 ? Math.clz32 : clz32Fallback', 'Math.clz32'),
  is('"function" === typeof WeakMap ? WeakMap : Map', 'WeakMap'),
  is('"undefined" !== typeof AbortController\n', 'true\n'),
  is('"function" === typeof reportError\n', 'true\n'),
  is('"function" === typeof queueMicrotask\n', 'true\n'),
  is('"function" === typeof requestAnimationFrame\n', 'true\n'),
  is('"function" === typeof setTimeout ? setTimeout : void 0', 'setTimeout'),
  is('"function" === typeof clearTimeout ? clearTimeout : void 0', 'clearTimeout'),
  // Listeners say that they prevent nothing.
  is('if (canUseDOM)\n  try {', 'if (false)\n  try {'),
  is('!passiveBrowserEventsSupported ||\n', ''),
  // A field tells of what is typed, an input method of what it composes.
  is('if (isInputEventSupported)\n', 'if (true)\n'),
  is('var isInputEventSupported = !1;\nif (canUseDOM) {', 'var isInputEventSupported = !1;\nif (false) {'),
  is('handleEventFunc && handleEventFunc(domEventName, reactName, targetInst);', ''),
  is('canUseDOM && "CompositionEvent" in window', 'true'),
  is('canUseDOM &&\n  "documentMode" in document &&\n  (documentMode = document.documentMode);\n', ''),
  is('"TextEvent" in window && !documentMode', '"TextEvent" in window'),
  is(
    `canUseDOM &&
    (!canUseCompositionEvent ||
      (documentMode && 8 < documentMode && 11 >= documentMode))`,
    'false',
  ),
  is('if (isComposing)\n    return', 'if (false)\n    return'),
  is('canUseDOM && "documentMode" in document && 11 >= document.documentMode', 'false'),
  // Events end by themselves, and have the names and the fields of the standard.
  ...['end', 'iteration', 'start'].map(name =>
    is(`getVendorPrefixedEventName("animation${name}")`, `"animation${name}"`),
  ),
  ...['run', 'start', 'cancel', 'end'].map(name =>
    is(`getVendorPrefixedEventName("transition${name}")`, `"transition${name}"`),
  ),
  is('canUseDOM &&\n  ((style = document.createElement("div").style),', 'false &&\n  (void 0,'),
  is('nativeEvent.target || nativeEvent.srcElement || window', 'nativeEvent.target || window'),
  is(
    `nativeEvent.correspondingUseElement &&
    (nativeEvent = nativeEvent.correspondingUseElement);
`,
    '',
  ),
  is(
    `event.preventDefault
          ? event.preventDefault()
          : "unknown" !== typeof event.returnValue && (event.returnValue = !1)`,
    'event.preventDefault()',
  ),
  is(
    `event.stopPropagation
          ? event.stopPropagation()
          : "unknown" !== typeof event.cancelBubble &&
            (event.cancelBubble = !0)`,
    'event.stopPropagation()',
  ),
  is(
    `null != nativeEvent.defaultPrevented
        ? nativeEvent.defaultPrevented
        : !1 === nativeEvent.returnValue
`,
    'nativeEvent.defaultPrevented\n',
  ),
  // What a browser fills in by itself has no key in Chromium.
  is(
    `if (nativeEvent.key) {
        var key = normalizeKey[nativeEvent.key] || nativeEvent.key;
        if ("Unidentified" !== key) return key;
      }
      return "keypress" === nativeEvent.type
        ? ((nativeEvent = getEventCharCode(nativeEvent)),
          13 === nativeEvent ? "Enter" : String.fromCharCode(nativeEvent))
        : "keydown" === nativeEvent.type || "keyup" === nativeEvent.type
          ? translateToKey[nativeEvent.keyCode] || "Unidentified"
          : "";`,
    'return nativeEvent.key || "Unidentified";',
  ),
  is(
    `nativeEvent.getModifierState
    ? nativeEvent.getModifierState(keyArg)
    : (keyArg = modifierKeyToProp[keyArg])
      ? !!nativeEvent[keyArg]
      : !1`,
    '!!nativeEvent.getModifierState && nativeEvent.getModifierState(keyArg)',
  ),
  is(
    `function (event) {
      return void 0 === event.relatedTarget
        ? event.fromElement === event.srcElement
          ? event.toElement
          : event.fromElement
        : event.relatedTarget;
    }`,
    '0',
  ),
  is(
    `function (event) {
      if ("movementX" in event) return event.movementX;
      event !== lastMouseEvent &&
        (lastMouseEvent && "mousemove" === event.type
          ? ((lastMovementX = event.screenX - lastMouseEvent.screenX),
            (lastMovementY = event.screenY - lastMouseEvent.screenY))
          : (lastMovementY = lastMovementX = 0),
        (lastMouseEvent = event));
      return lastMovementX;
    }`,
    '0',
  ),
  is(
    `function (event) {
      return "movementY" in event ? event.movementY : lastMovementY;
    }`,
    '0',
  ),
  is(
    `function (event) {
      return "clipboardData" in event
        ? event.clipboardData
        : window.clipboardData;
    }`,
    '0',
  ),
  is(
    `function (event) {
      return "deltaX" in event
        ? event.deltaX
        : "wheelDeltaX" in event
          ? -event.wheelDeltaX
          : 0;
    }`,
    '0',
  ),
  is(
    `function (event) {
      return "deltaY" in event
        ? event.deltaY
        : "wheelDeltaY" in event
          ? -event.wheelDeltaY
          : "wheelDelta" in event
            ? -event.wheelDelta
            : 0;
    }`,
    '0',
  ),
]
