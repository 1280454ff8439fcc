import cluster from 'node:cluster'
import { takeSecretFiles } from 'releases/command'
import { readConfig } from './config.ts'
import { serve } from './process/serve.ts'
import { supervise } from './process/supervise.ts'

// What serves is given its environment by the supervisor, and no secret's file.
if (cluster.isPrimary) takeSecretFiles(process.env)
const config = readConfig()
if (cluster.isPrimary) await supervise(config)
else {
  // Once the supervisor is gone nobody hears, and this process is about to end: that is no error of a page.
  const unheard = () => {}
  await serve(config, message => process.send?.(message, undefined, {}, unheard))
}
