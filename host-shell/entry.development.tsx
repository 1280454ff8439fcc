import { createFederation } from 'federation/runtime/federation.ts'
import type { Replaced } from 'federation/runtime/hot-client.ts'
import { FILE_TIMEOUT_MS } from './browser/page-areas.ts'
import { start } from './browser/start.tsx'
import { livingParts } from './development/living-parts.ts'
import { mountDeveloped } from './development/mount.ts'
import { ownTexts } from './development/own-texts.ts'

const { federation, renew } = livingParts(createFederation({ limit: FILE_TIMEOUT_MS }))
ownTexts(document)
start(federation, mountDeveloped).then(
  started => {
    document.addEventListener('arcade:replaced', event => {
      const { name, waitFor } = (event as CustomEvent<Replaced>).detail
      waitFor(
        renew(name).then(renewed => {
          if (!started || !renewed) return null
          const { page, routing } = started
          return async () => {
            for (const { language, table } of renewed.texts) page.texts.add(language, table)
            // Nothing tells components that a text is another: the shown area is mounted anew.
            if (renewed.texts.length > 0) await page.app.refresh()
            else if (renewed.page) await routing.revalidate()
          }
        }),
      )
    })
  },
  error => console.error('start-up failed', error),
)
