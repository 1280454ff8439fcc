import { codeLater } from 'shared-contracts/ui/code-later.tsx'

const code = () => import(/* webpackChunkName: "below-window" */ './below-window.tsx')

/** What stands below a phone's window: its code comes when it comes near. */
export const About = codeLater(async () => (await code()).About)
export const RelatedRow = codeLater(async () => (await code()).RelatedRow)
export const RecentRow = codeLater(async () => (await code()).RecentRow)

/** For the server, which draws it all at once. */
export const drawnAtOnce = () => Promise.all([About.load(), RelatedRow.load()])
