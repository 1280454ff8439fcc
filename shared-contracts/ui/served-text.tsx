import { useDrawnHere } from './use-drawn-here.ts'

/**
 * A text that the server's HTML has already is taken over as it stands: a page's first formatter of times takes 12 ms to make, 50 on a
 * slow phone. Its key says all that the text is made of: another text wants another one.
 */
export function ServedText({ make }: { make: () => string }) {
  const isThere = !useDrawnHere() && typeof window !== 'undefined'
  // React leaves a text alone that differs where that is expected.
  return <span suppressHydrationWarning>{isThere ? '' : make()}</span>
}
