/**
 * Modules that must be one instance in a page: the host provides them, remotes only ask for them.
 * Request → package whose version it carries. Ask for them by exactly this request: a relative path makes a second copy.
 */
export const sharedModules = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  nanostores: 'nanostores',
  '@nanostores/react': '@nanostores/react',
  'shared-contracts/remote/runtime/router.ts': 'shared-contracts',
  'shared-contracts/remote/runtime/app.ts': 'shared-contracts',
} as const satisfies Record<string, string>

/** Packages that a remote may only use through a shared module. */
export const sharedThrough = {
  'react-router': 'shared-contracts/remote/runtime/router.ts',
  'react-router-dom': 'shared-contracts/remote/runtime/router.ts',
} as const satisfies Record<string, keyof typeof sharedModules>
