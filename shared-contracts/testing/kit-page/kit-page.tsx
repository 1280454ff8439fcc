import { useStore } from '@nanostores/react'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { Dialogs } from './parts/dialogs.tsx'
import { Forms } from './parts/forms.tsx'
import { FailingList, Later, Lists } from './parts/lists.tsx'
import { Buttons, Money, Notices, Steppers, Surfaces, Ways } from './parts/small.tsx'

/** Every part of the kit in each of its states. */
export function KitPage() {
  const language = useStore(useApp().state.$language)
  return (
    <main className="page stack">
      <h1>{language === 'zh' ? '组件' : 'The kit'}</h1>
      <nav className="row" aria-label="Kit">
        <a href="/?lang=en">English</a>
        <a href="/?lang=zh">中文</a>
        <a href={`/?lang=${language}&theme=light`}>light</a>
        <a href={`/?lang=${language}&theme=dark`}>dark</a>
      </nav>
      <Buttons />
      <Notices />
      <Steppers />
      <Money />
      <Surfaces />
      <Ways />
      <Forms />
      <Dialogs />
      <Later />
      <FailingList />
      <Lists />
    </main>
  )
}
