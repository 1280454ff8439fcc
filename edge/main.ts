import cluster from 'node:cluster'
import { readConfig } from './config.ts'
import { serve } from './process/serve.ts'
import { supervise } from './process/supervise.ts'

const config = readConfig()
if (cluster.isPrimary) await supervise(config)
else await serve(config, message => process.send?.(message))
