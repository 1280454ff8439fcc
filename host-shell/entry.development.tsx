import { start } from './browser/start.tsx'
import { federation } from './development/federation.ts'
import { ownTexts } from './development/own-texts.ts'

ownTexts(document)
start(federation).catch(error => console.error('start-up failed', error))
