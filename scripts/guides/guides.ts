/** Guides below docs/ whose steps are done in a copy, one after the other, each on what the ones before left. */
export const GUIDES = [
  'add-a-page.md',
  'fill-a-slot.md',
  'add-an-extension-point.md',
  'add-an-api-call.md',
  'add-a-remote.md',
] as const
