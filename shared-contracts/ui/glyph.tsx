/** The few signs the kit itself draws, on a 24 by 24 grid. */
const LINES = {
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M5 12.5 10 17.5 19.5 7',
  alert: 'M12 4 3 19.5h18L12 4ZM12 10v4.5M12 17h.1',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.5h.1',
} as const satisfies Record<string, string>
export type GlyphName = keyof typeof LINES

/** Decoration: what it means is always said in text beside it, or by the control's label. */
export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg className="glyph" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path d={LINES[name]} />
    </svg>
  )
}
