import { register as registerFamily } from 'react-refresh/runtime'

export {
  createSignatureFunctionForTransform,
  getFamilyByType,
  isLikelyComponentType,
  performReactRefresh,
} from 'react-refresh/runtime'

/** Name of the folder that this file is built with: the bundler puts it in. */
declare const ARCADE_DEVELOPED: string

/**
 * Makes a component known to React's Fast Refresh, apart from those of the page's other bundles. Each has its own copy of what it
 * shares with them, by the same name: with one family for all, the next save would put one bundle's in the place of another's, and
 * all below it would be mounted anew.
 */
export const register = (type: unknown, id: string): void => registerFamily(type, `${ARCADE_DEVELOPED} ${id}`)
