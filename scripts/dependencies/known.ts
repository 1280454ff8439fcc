/**
 * What breaks a rule and is known: while store-api's features are put in order. Nothing may be added; what is mended must go
 * from here (dependencies.test.ts says so).
 */
export const KNOWN: readonly string[] = ['cycle: host-shell/browser/page.ts host-shell/browser/routing.ts']
