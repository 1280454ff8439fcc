export { loader } from './start.ts'

/** Never seen: the loader leads on. */
export const Component = () => null
