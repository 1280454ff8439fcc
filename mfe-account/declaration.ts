import type { RemoteDeclaration } from 'shared-contracts/remote/remote.ts'

export const declaration = {
  name: 'mfe-account',
  requires: '^2.0.0',
  paths: {
    '/account': 'user',
    '/account/login': 'login',
    '/account/signup': 'signup',
    '/user': 'user',
    '/user/list': 'my-account',
    '/user/orders': 'orders',
  },
  slots: {},
} as const satisfies RemoteDeclaration
