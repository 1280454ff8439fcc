interface Heard {
  type: string
  target: unknown
  defaultPrevented: boolean
  key?: string
  isComposing?: boolean
}

interface Place {
  contains(other: Node): boolean
}

/**
 * Whether a press or key of the page means that the panel is done with. A dialog over the page keeps what is pressed in it, and an
 * Escape that somebody took, or that ends the composing of Chinese, is not for the panel.
 */
export function leavesPanel(event: Heard, panel: Place): boolean {
  const target = event.target as (Node & Partial<Element>) | null
  const dialog = target?.closest?.('dialog') ?? null
  if (dialog && !panel.contains(dialog)) return false
  if (event.type !== 'keydown') return target !== null && !panel.contains(target)
  return event.key === 'Escape' && !event.isComposing && !event.defaultPrevented
}
