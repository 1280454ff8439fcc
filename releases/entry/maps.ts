/** Stacks of releases' code with the places in their sources. */
export { mappedStack, readMaps } from '../maps/mapped-stack.ts'
