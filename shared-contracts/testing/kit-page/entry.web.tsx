import { hydrateRoot } from 'react-dom/client'
import { AppProvider } from 'shared-contracts/remote/runtime/app.ts'
import { createBrowserRouter, RouterProvider } from 'shared-contracts/remote/runtime/router.ts'
import { kitApp } from './kit-app.ts'
import { KitPage } from './kit-page.tsx'

const language = document.documentElement.lang.startsWith('zh') ? 'zh' : 'en'
const router = createBrowserRouter([{ path: '*', Component: KitPage }])
hydrateRoot(
  document.getElementById('kit') as HTMLElement,
  <AppProvider value={kitApp(language)}>
    <RouterProvider router={router} />
  </AppProvider>,
)
