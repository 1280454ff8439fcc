import type { Changes } from './changed-backend.ts'

interface Box {
  id: string
  localStoreName: string
}

export interface Choosing extends Changes {
  /** Bodies of the choices posted so far. */
  posted: { id: string; confirm?: boolean }[]
}

/** A store that lets its shoppers choose where they shop. @param given id of the store chosen before, lines each store does not sell, landing page */
export function choosing(
  given: { chosen?: string; drops?: string[]; landing?: string; fails?: boolean } = {},
): Choosing {
  const posted: Choosing['posted'] = []
  let boxes: Box[] = []
  let chosen: string | null = null
  return {
    posted,
    appInfo(document) {
      const { appContent } = document.body
      appContent.system.appConfig.enableMultiLocationSelection = true
      boxes = Object.values(appContent.system.storeLocations as Record<string, Box[]>).flat()
      if (posted.length === 0 && given.chosen !== undefined) chosen = given.chosen
      const box = boxes.find(one => one.id === chosen)
      Object.assign(appContent.appDetail, { locid: box?.id ?? null, locname: box?.localStoreName ?? null })
      return document
    },
    answers: {
      'POST common3/setSelectedStoreLocation': body => {
        if (given.fails) return 503
        posted.push(body)
        const dropped = (given.drops ?? []).map(name => ({ productID: name, name, optionLabel: '' }))
        const asks = dropped.length > 0 && !body.confirm
        if (!asks) chosen = body.id
        return { changed: !asks, dropped, landingPageUrl: given.landing ?? null }
      },
    },
  }
}

/** Rates of a store in CAD. */
export const RATES: Changes = {
  answers: {
    'GET common3/exchangeRates/USD': () => rate('USD', 0.5),
    'GET common3/exchangeRates/CNY': () => rate('CNY', 5),
  },
}

const rate = (currencyCode: string, units: number) => ({
  base: 'CAD',
  rates: [{ currencyCode, rate: units, asOf: '2026-01-01T00:00:00.000Z' }],
})
