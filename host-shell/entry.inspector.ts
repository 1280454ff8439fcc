import { begin } from './inspector/begin.ts'

begin()
