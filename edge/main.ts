import cluster from 'node:cluster'
import { takeSecretFiles } from 'releases/command'
import { readConfig } from './config.ts'
import { refuseUnusable } from './process/refuse-unusable.ts'
import { serve } from './process/serve.ts'
import { supervise } from './process/supervise.ts'

try {
  // What serves is given its environment by the supervisor, and no secret's file.
  if (cluster.isPrimary) takeSecretFiles(process.env)
  const config = readConfig()
  if (cluster.isPrimary) {
    refuseUnusable(config)
    await supervise(config)
  } else {
    // Once the supervisor is gone nobody hears, and this process is about to end: that is no error of a page.
    const unheard = () => {}
    await serve(config, message => process.send?.(message, undefined, {}, unheard))
  }
} catch (error) {
  // A setting that makes no sense, or an address that cannot be listened at: one line for whoever starts it.
  console.error(`edge cannot start: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
