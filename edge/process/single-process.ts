import './end-with-parent.ts'
import { readConfig } from '../config.ts'
import { serve } from './serve.ts'

// One process and no supervisor: whoever starts it ends it, even when a release has caught it in a loop.
await serve(readConfig(), null)
