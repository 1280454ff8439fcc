import type { Plan } from './plan.ts'

/** @returns texts of what a new remote's tests share, by path */
export const fixtureFiles = ({ name }: Plan): Record<string, string> => ({
  'fixtures/app.ts': `import type { Language } from 'shared-contracts/language/language.ts'
import { type Answers, createFakeApp } from 'shared-contracts/testing/fake-app.ts'
import { en } from '../messages/en.ts'
import zh from '../messages/zh.ts'

/** An app with the texts of ${name}, in front of a backend that knows the answers given and nothing else. */
export const fakeApp = (language: Language = 'en', answers: Answers = {}) =>
  createFakeApp({ language, answers, messages: { en, zh } })
`,
})
