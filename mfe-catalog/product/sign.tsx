/** The signs of the product page, on a 24 by 24 grid. */
const LINES = {
  before: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  heart: 'M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20Z',
  store:
    'M4 10v9.5h16V10M3 10l2-5.5h14L21 10c0 1.5-1.2 2.5-2.5 2.5S16 11.5 16 10c0 1.5-1.6 2.5-4 2.5S8 11.5 8 10c0 1.5-1.2 2.5-2.5 2.5S3 11.5 3 10ZM10 19.5v-4h4v4',
  van: 'M3 6h11v10H3ZM14 9.5h4l3 3.5v3h-7M7 18.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6ZM17.5 18.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
} as const satisfies Record<string, string>

/** Decoration: what it means is said beside it, or by the control's label. */
export function Sign({ name }: { name: keyof typeof LINES }) {
  return (
    <svg
      className="glyph catalog-sign"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={LINES[name]} />
    </svg>
  )
}
