import { repeats } from 'shared-contracts/testing/repeats.ts'
import { SIZES } from './test.ts'
import { type Text, texts } from './texts.ts'

/** A screen and a language in which a journey is made. */
export interface Shape {
  name: string
  language: 'en' | 'zh'
  t: Text
  /** Options of a browser context: the language is asked for as browsers do. */
  use: { viewport: { width: number; height: number }; locale: string }
}
const VIEWPORTS = { phone: SIZES.phone, desktop: { width: 1440, height: 900 } } as const
const LOCALES = { en: 'en-CA', zh: 'zh-CN' } as const

const shape = (size: keyof typeof VIEWPORTS, language: 'en' | 'zh'): Shape => ({
  name: `${size}, ${language}`,
  language,
  t: texts(language),
  use: { viewport: VIEWPORTS[size], locale: LOCALES[language] },
})
const ALL = {
  phoneEn: shape('phone', 'en'),
  desktopZh: shape('desktop', 'zh'),
  phoneZh: shape('phone', 'zh'),
  desktopEn: shape('desktop', 'en'),
} as const

type ShapeName = keyof typeof ALL

/** The shape of a journey in `npm test`; in the soak every one, or the one that `SHAPE` in the environment names. */
export function shapes(usual: ShapeName): readonly Shape[] {
  const { SHAPE } = process.env
  if (SHAPE === undefined) return repeats(0, 1) ? Object.values(ALL) : [ALL[usual]]
  if (!Object.hasOwn(ALL, SHAPE)) throw new Error(`SHAPE is one of ${Object.keys(ALL).join(', ')}: ${SHAPE}`)
  return [ALL[SHAPE as ShapeName]]
}
