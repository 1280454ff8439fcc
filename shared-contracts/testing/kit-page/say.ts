import { useStore } from '@nanostores/react'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'

/** The page's own words, in both languages side by side. */
export function useSay(): (en: string, zh: string) => string {
  const language = useStore(useApp().state.$language)
  return (en, zh) => (language === 'zh' ? zh : en)
}
