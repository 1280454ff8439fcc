/**
 * Classes that remotes may take from the kit's styles, with what each is for: part of the contract, as much as a component's name.
 * `styles.css` defines exactly these (classes.test.ts); any other class of a remote has its own prefix.
 */
export const KIT_CLASSES = {
  page: 'a page’s own column',
  'page-narrow': 'the column of a page of text or one form',
  'page-quiet': 'a page of one errand: no menus, search, tabs or long footer around it',
  stack: 'things below each other, evenly apart',
  row: 'things beside each other, wrapping',
  contents: 'a wrapper without a box of its own',
  'list-plain': 'a list without marks',
  'visually-hidden': 'said to assistive technology alone',
  muted: 'text of less weight',
  display: 'the typeface of big headings',
  card: 'a raised surface',
  empty: 'a page that has nothing to show, and what to do next',
  badge: 'a word about a thing’s state',
  skeleton: 'the place of what is being loaded; the page gives its size',
  soon: 'around skeletons: shown after a moment, so that what is there by then does not flash',
  address: 'lines of a postal address (Address)',

  button: 'a button, or a link that looks like one',
  'button-primary': 'the one way on of a view',
  'button-quiet': 'a button without a frame',
  'button-wide': 'as wide as its place',
  'icon-button': 'a button with a sign only, and a label',
  glyph: 'a sign of the kit (Glyph)',

  field: 'label, control and note (Field)',
  'field-label': 'a label that is a legend',
  'field-optional': 'mark of a field that may stay empty',
  'field-hint': 'what helps to fill it',
  'field-error': 'what is wrong with it',
  'field-note': 'the line below a control that holds hint or error',
  'field-box': 'a control with something inside it at its end',
  'field-beside': 'what stands inside a control at its end',
  'field-check': 'a box to tick with its words (CheckField)',
  input: 'a control outside a field',
  choice: 'a radio button or box drawn as a card',

  notice: 'something to know, where it matters (Notice)',
  'notice-success': 'it worked',
  'notice-warning': 'it needs attention',
  'notice-error': 'it did not work',
  live: 'a live region: without words it takes no room',

  price: 'an amount (Price)',
  'price-before': 'what it cost before',
  'price-converted': 'an amount in another currency than the one charged',
  totals: 'a list of sums, the last one being the total',
  'stepper-group': 'a stepper with its label (Stepper)',
  stepper: 'quantity with its buttons',

  progress: 'steps of a way (Progress)',
  'progress-step': 'one of them',
  spinner: 'something takes its time (Spinner)',

  dialog: 'over the page (Dialog)',
  'dialog-modal': 'a card in the middle',
  'dialog-sheet': 'from below on phones',
  'dialog-drawer': 'from the side',
  'dialog-panel': 'in the corner on wide screens',
  'dialog-bar': 'across the top',
  'dialog-head': 'title and button of a dialog',
  'dialog-body': 'everything in a dialog',

  'growing-list-more': 'asks for more of a list',
  'growing-list-end': 'what stands below a growing list',
} as const satisfies Record<string, string>

export type KitClass = keyof typeof KIT_CLASSES
export const isKitClass = (name: string): name is KitClass => Object.hasOwn(KIT_CLASSES, name)
