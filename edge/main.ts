import cluster from 'node:cluster'
import { takeSecretFiles } from 'releases/command'
import { readConfig } from './config.ts'
import { serve } from './process/serve.ts'
import { supervise } from './process/supervise.ts'

// What serves is given its environment by the supervisor, and no secret's file.
if (cluster.isPrimary) takeSecretFiles(process.env)
const config = readConfig()
if (cluster.isPrimary) await supervise(config)
else await serve(config, message => process.send?.(message))
