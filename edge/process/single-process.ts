import { readConfig } from '../config.ts'
import { serve } from './serve.ts'

// Whoever started it may be killed, and could not end it then.
if (process.channel) {
  process.once('disconnect', () => process.exit())
  process.channel.unref()
}

// One process and no supervisor: whoever starts it ends it, even when a release has caught it in a loop.
await serve(readConfig(), null)
