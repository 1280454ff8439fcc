import type { Language } from 'shared-contracts/language/language.ts'
import type { Plan } from './plan.ts'

const INTRO = {
  en: 'This page is new. Tell your shoppers here what it is for.',
  zh: '这是一个新页面，请在这里告诉顾客它的用途。',
} as const satisfies Record<Language, string>
const CLOSE = { en: 'Close', zh: '关闭' } as const satisfies Record<Language, string>

/** @returns text of the file with a language's texts */
export function messages({ prefix, pages, slots }: Plan, language: Language): string {
  const lines = [
    ...pages.flatMap(({ chunk }) => [
      `  '${prefix}.${chunk}.title': '${titleOf(chunk)}',`,
      `  '${prefix}.${chunk}.intro': '${INTRO[language]}',`,
    ]),
    ...slots.map(slot => `  '${prefix}.${slot}.close': '${CLOSE[language]}',`),
  ].join('\n')
  return language === 'en'
    ? `export const en = {\n${lines}\n} as const\nexport default en\n`
    : `import type { en } from './en.ts'\n\nexport default {\n${lines}\n} as const satisfies Record<keyof typeof en, string>\n`
}

const titleOf = (chunk: string) => chunk.replace(/-/g, ' ').replace(/^./, first => first.toUpperCase())
