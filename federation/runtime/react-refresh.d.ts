/** The package has no types of its own. */
declare module 'react-refresh/runtime' {
  /** Has React draw every mounted component that was defined anew. */
  export function performReactRefresh(): unknown
}
