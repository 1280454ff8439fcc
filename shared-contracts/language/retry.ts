import type { Language } from './language.ts'

/** What a control says that does again what failed: in the kit, and on pages that no release's texts reach (APP-4, PWA-4). */
export const RETRY = { en: 'Try again', zh: '重试' } as const satisfies Record<Language, string>
