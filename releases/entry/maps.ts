/** Stacks of releases' code with the places in their sources. */
export { mappedStack } from '../maps/mapped-stack.ts'
