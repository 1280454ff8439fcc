/** How sources are compiled: TypeScript and JSX to what the oldest browsers of `css.ts` run. */
export const swcOptions = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', development: false } },
    target: 'es2022',
  },
} as const
