/** Guides below docs/ whose steps are done, each in a fresh copy of the repository. */
export const GUIDES = [
  'add-a-page.md',
  'fill-a-slot.md',
  'add-an-extension-point.md',
  'add-an-api-call.md',
  'add-a-remote.md',
] as const
