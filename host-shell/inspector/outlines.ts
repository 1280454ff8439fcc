import { element, write } from './element.ts'

export interface Outline {
  around: Element
  text: string
  failed: boolean
}

/**
 * @param root where boxes are drawn, over the page's own elements, which stay as they are
 * @returns draws these outlines and no others
 */
export function createOutlines(root: ShadowRoot): (outlines: readonly Outline[]) => void {
  // The panel says the same to who does not see them.
  const place = element('div', { className: 'outlines', ariaHidden: 'true' })
  root.append(place)
  const boxes = new Map<Element, HTMLElement>()
  return outlines => {
    for (const [around, box] of boxes) {
      if (outlines.some(outline => outline.around === around)) continue
      box.remove()
      boxes.delete(around)
    }
    for (const { around, text, failed } of outlines) {
      const box = boxes.get(around) ?? element('div', {}, element('span'))
      if (!boxes.has(around)) place.append(box)
      boxes.set(around, box)
      box.className = failed ? 'outline failed' : 'outline'
      if (box.firstElementChild) write(box.firstElementChild, text)
      fit(box, around.getBoundingClientRect())
    }
  }
}

/** Around what of it is in the window, so that its label always is. */
function fit({ style }: HTMLElement, { left, right, top, bottom }: DOMRect): void {
  const { clientWidth, clientHeight } = document.documentElement
  const [x, y] = [Math.max(0, left), Math.max(0, top)]
  const [width, height] = [Math.min(clientWidth, right) - x, Math.min(clientHeight, bottom) - y]
  style.display = width > 0 && height > 0 ? '' : 'none'
  style.translate = `${x}px ${y}px`
  style.width = `${width}px`
  style.height = `${height}px`
}
