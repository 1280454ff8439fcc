import { PUBLISHED, PUBLISHED_FOLDERS } from '../packages/published.ts'
import { withPublishedNames } from '../packages/specifiers.ts'
import { ownReadme } from './own-readme.ts'
import type { Plan } from './plan.ts'

/** Where a repository of its own keeps the packages until a registry has them. */
export const PACKAGES_FOLDER = 'packages'

/** Tools of this repository that a remote's own one needs too, at the versions that are used here. */
const TOOLS = [
  '@playwright/test',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  // Scripts run with it, whichever Node the machine has.
  'node',
  'typescript',
  'vitest',
]

export interface Versions {
  /** Dependencies of a remote in this repository. */
  remote: Readonly<Record<string, string>>
  /** Development dependencies of this repository and of the contract. */
  tools: Readonly<Record<string, string>>
  /** Package → file name of its tarball. */
  tarballs: Readonly<Record<string, string>>
}

/**
 * @param files of the remote as it would lie in this repository
 * @param previews text of the pipeline that shows pull requests (`docs/ci/github.yml`)
 * @returns texts of the files of a repository that holds this remote alone, by path
 */
export function ownRepository(
  plan: Plan,
  files: Readonly<Record<string, string>>,
  versions: Versions,
  previews: string,
): Record<string, string> {
  const own = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, withPublishedNames(text)]),
  )
  return {
    ...own,
    'remote.test.tsx': (own['remote.test.tsx'] ?? '').replace(
      'describeRemote(remote)',
      'describeRemote(remote, import.meta.dirname)',
    ),
    'package.json': packageJson(plan, versions),
    'tsconfig.json': TSCONFIG,
    'vitest.config.ts': VITEST_CONFIG,
    '.gitignore': 'node_modules/\ndist/\n.env\n.data/\n',
    '.github/workflows/ci.yml': workflow(plan),
    '.github/workflows/preview.yml': previews,
    'README.md': ownReadme(plan, files['README.md'] ?? ''),
  }
}

function packageJson({ name }: Plan, { remote, tools, tarballs }: Versions): string {
  const file = (folder: keyof typeof PUBLISHED) => {
    const published = PUBLISHED[folder].name
    return [published, `file:${PACKAGES_FOLDER}/${tarballs[published]}`] as const
  }
  const { 'shared-contracts': _, ...dependencies } = remote
  const wanted = [...TOOLS, 'oxc-parser'].map(tool => [tool, tools[tool] ?? '*'] as const)
  const built = {
    name,
    version: '0.0.0',
    private: true,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    allowScripts: { node: true },
    scripts: {
      test: 'vitest run',
      types: 'tsc',
      build: 'arcade-build .',
      dev: 'arcade-dev',
      preview: `arcade-release preview ${name}`,
      release: 'arcade-release',
      ship: 'npm test && npm run types && npm run build && arcade-release publish dist',
    },
    dependencies: { ...Object.fromEntries([file('shared-contracts')]), ...dependencies },
    devDependencies: {
      ...Object.fromEntries(PUBLISHED_FOLDERS.filter(folder => folder !== 'shared-contracts').map(file)),
      ...Object.fromEntries(wanted),
    },
  }
  return `${JSON.stringify(built, null, 2)}\n`
}

const TSCONFIG = `${JSON.stringify(
  {
    compilerOptions: {
      target: 'ES2024',
      lib: ['ES2024', 'DOM', 'DOM.Iterable', 'ESNext.Disposable'],
      types: ['node'],
      module: 'nodenext',
      moduleResolution: 'nodenext',
      jsx: 'react-jsx',
      strict: true,
      verbatimModuleSyntax: true,
      erasableSyntaxOnly: true,
      allowImportingTsExtensions: true,
      isolatedModules: true,
      skipLibCheck: true,
      noEmit: true,
    },
    exclude: ['node_modules', 'dist'],
  },
  null,
  2,
)}\n`

const VITEST_CONFIG = `import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // The first test of a page imports all that the page uses, packages too: that takes seconds where a machine is busy.
    testTimeout: 120_000,
  },
})
`

const workflow = ({
  name,
}: Plan) => `# What is on main is tried, published and given to five visitors of a hundred, in the place of a release that is still being rolled out;
# the first release ever, which nothing stands beside, is promoted by hand: until then this says so. Pull requests: preview.yml.
name: ci
on:
  push:
    branches: [main]
# An older commit that takes longer does not take the place of a newer one.
concurrency:
  group: release
jobs:
  release:
    runs-on: ubuntu-latest
    env:
      API_ORIGIN: \${{ vars.API_ORIGIN }}
      RELEASE_STORE: \${{ vars.RELEASE_STORE }}
      RELEASE_PUBLIC_KEY: \${{ vars.RELEASE_PUBLIC_KEY }}
      PUBLIC_ORIGIN: \${{ vars.PUBLIC_ORIGIN }}
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 24
          cache: npm
      - run: npm ci
      - run: npm test
      - run: npm run types
      - run: npm run build
      - run: npx playwright install --with-deps chromium
      - run: npm run release -- publish dist
        env:
          RELEASE_TEAM_KEY: \${{ secrets.RELEASE_TEAM_KEY }}
      - run: npm run release -- promote ${name} "$(node -p "require('./dist/manifest.json').release")" --percent 5 --replace
        env:
          RELEASE_TEAM_KEY: \${{ secrets.RELEASE_TEAM_KEY }}
`
