/** The package has no types of its own. */
declare module 'react-refresh/runtime' {
  /** Has React draw every mounted component that was defined anew. */
  export function performReactRefresh(): unknown
  /** @param id of the component's family: one that is known by the same is replaced with the next drawing */
  export function register(type: unknown, id: string): void
  export function createSignatureFunctionForTransform(): unknown
  export function getFamilyByType(type: unknown): unknown
  export function isLikelyComponentType(type: unknown): boolean
}
