import { parentPort, workerData } from 'node:worker_threads'
import { readDevelopment } from 'federation/build/development.ts'

const { dir, out } = workerData as { dir: string; out: string }
const { declaration } = await readDevelopment(dir, out)
parentPort?.postMessage(JSON.parse(JSON.stringify(declaration)))
