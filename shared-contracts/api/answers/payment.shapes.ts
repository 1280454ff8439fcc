import { packShapes } from './pack-shapes.ts'
import { shapesIn } from './shape-of.ts'

export default packShapes(shapesIn('payment'))
