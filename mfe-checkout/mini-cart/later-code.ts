import { codeLater } from 'shared-contracts/ui/code-later.tsx'

/** Few lose a cart: its code comes for them alone. */
export const LostLines = codeLater(
  async () => (await import(/* webpackChunkName: "lost-lines" */ './lost-lines.tsx')).LostLines,
)
