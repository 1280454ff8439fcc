export { loader } from './user.ts'

/** Never shown: the loader always leads on. */
export function Component() {
  return null
}
