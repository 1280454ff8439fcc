import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router-dom'

/** Keeps and restores scroll positions as React Router's component of this name does, without the script that its framework writes. */
export function ScrollRestoration(): null {
  useScrollRestoration()
  return null
}
