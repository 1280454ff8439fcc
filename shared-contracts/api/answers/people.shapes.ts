import { shapesIn } from './shape-of.ts'

export default shapesIn('people')
