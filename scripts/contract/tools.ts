import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from 'releases/command'
import { PUBLISHED } from '../packages/published.ts'
import { describeDeclarations } from './declarations.ts'
import type { VersionPlace } from './verdict.ts'

const ROOT = join(import.meta.dirname, '../..')

/** A tool that other repositories install, and what of it they may rely on. */
export interface Tool {
  name: string
  version: string
  /** Of the contract itself there is no need to say. */
  place?: VersionPlace
  snapshot: string
  describe(): Promise<string[]>
}

const exportsOf = (folder: string): [string, string][] => {
  const { exports } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'))
  return Object.entries(exports as Record<string, string>).filter(([, to]) => /^[^*]+\.ts$/.test(to))
}

/** The declared types of what a host and a build import. */
async function federation(): Promise<string[]> {
  const files = exportsOf('federation').map(([, to]) => to.replace('./', ''))
  const wanted = files.filter(file => !file.startsWith('fixtures/') && file !== 'build/cli.ts')
  return describeDeclarations(ROOT, join(ROOT, 'federation'), wanted)
}

/** The verbs with their options, as their help says them. Its modules are for the edge of the same version alone. */
async function releases(): Promise<string[]> {
  const { out } = await run(['--help'], {})
  const verbs = [...out.matchAll(/^ {2}([a-z]+) {2,}\S/gm)].map(([, verb]) => verb ?? '')
  const usages = await Promise.all(
    verbs.map(async verb => {
      const [, usage = ''] = / {2}npm run release -- (.*)/.exec((await run([verb, '--help'], {})).out) ?? []
      const options = [...usage.matchAll(/--[a-z-]+/g)].map(([option]) => `${verb} ${option}`)
      return [verb, ...new Set(options)]
    }),
  )
  return usages.flat().sort()
}

export const TOOLS: readonly Tool[] = [
  { folder: 'federation', describe: federation } as const,
  { folder: 'releases', describe: releases } as const,
].map(({ folder, describe }) => {
  const { name, version } = PUBLISHED[folder]
  const place = [`version of ${name}`, 'scripts/packages/published.ts'] as const
  return { name, version, place, describe, snapshot: join(ROOT, folder, 'api.snapshot.txt') }
})
