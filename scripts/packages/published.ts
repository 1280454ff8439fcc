import { CONTRACT_VERSION } from 'shared-contracts/remote/contract.ts'

/** A folder of this repository as other repositories install it. */
export interface Published {
  name: string
  version: string
  about: string
  /** Files and folders below it that are packed; everything without. */
  files?: readonly string[]
  /** Commands: name → file below the folder. */
  bin?: Readonly<Record<string, string>>
  /** Packages of which whoever installs it has the one instance. */
  peers?: readonly string[]
  /** … and which only some of its files need. */
  optional?: readonly string[]
  /** Dependencies that the folder has for its own tests alone in the workspace. */
  also?: readonly string[]
  /** Dependencies that no packed file imports. */
  without?: readonly string[]
}

/** Folder → package. The contract is counted by itself; each tool by its own version. */
export const PUBLISHED = {
  'shared-contracts': {
    name: '@arcade/contracts',
    version: CONTRACT_VERSION,
    about: 'What the host of an Arcade shop and its remotes agree on',
    peers: ['react', 'react-dom', 'react-router-dom', 'nanostores', '@nanostores/react'],
    optional: ['vitest', 'oxc-parser'],
  },
  federation: {
    name: '@arcade/federation',
    version: '1.1.0',
    about: 'Builds a remote of an Arcade shop into a release',
    bin: { 'arcade-build': 'build/cli.js' },
    peers: ['shared-contracts'],
    optional: ['oxc-parser'],
    without: ['@rspack/cli'],
  },
  releases: {
    name: '@arcade/releases',
    version: '1.2.0',
    about: 'Publishes, promotes and takes back releases of an Arcade shop',
    bin: { 'arcade-release': 'cli.js' },
    peers: ['shared-contracts'],
    optional: ['@playwright/test'],
    also: ['edge'],
  },
  edge: {
    name: '@arcade/edge',
    version: '1.0.0',
    about: 'The HTML server of an Arcade shop, in which @arcade/releases tries what is to be published',
    peers: ['shared-contracts'],
  },
  'server-kit': {
    name: '@arcade/server-kit',
    version: '1.0.0',
    about: 'What the packages of an Arcade shop that run on servers have in common',
    optional: [
      '@opentelemetry/api',
      '@opentelemetry/core',
      '@opentelemetry/exporter-trace-otlp-http',
      '@opentelemetry/resources',
      '@opentelemetry/sdk-trace',
    ],
  },
  scripts: {
    name: '@arcade/dev',
    version: '1.0.0',
    about: 'Runs a remote inside a deployed Arcade shop, for its developer alone',
    files: ['against', 'development', 'arguments.ts', 'inputs.ts'],
    bin: { 'arcade-dev': 'against/own.js' },
    peers: ['shared-contracts', 'federation', 'releases', 'edge'],
    also: ['@rspack/core'],
    without: ['valibot'],
  },
} as const satisfies Readonly<Record<string, Published>>

export type PublishedFolder = keyof typeof PUBLISHED
export const PUBLISHED_FOLDERS = Object.keys(PUBLISHED) as PublishedFolder[]
