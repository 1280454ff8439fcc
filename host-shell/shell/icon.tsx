/** Line drawings on a 24 by 24 grid, drawn for the shop; stroked in the text's colour. */
const LINES = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20.5 20.5',
  account: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.7-3.7 3.6-5.7 7.5-5.7s6.8 2 7.5 5.7',
  cart: 'M5.5 8h13l1.2 11a1.5 1.5 0 0 1-1.5 1.7H5.8A1.5 1.5 0 0 1 4.3 19L5.5 8ZM8.8 10.5V7a3.2 3.2 0 0 1 6.4 0v3.5',
  menu: 'M4 7h16M4 12h16M4 17h11',
  close: 'M6 6l12 12M18 6 6 18',
  chevron: 'M6.5 9.5 12 15l5.5-5.5',
  plus: 'M12 5.5v13M5.5 12h13',
  minus: 'M5.5 12h13',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c4.6 4.8 4.6 12.2 0 17M12 3.5c-4.6 4.8-4.6 12.2 0 17',
  home: 'M4 11.2 12 4.5l8 6.7V19a1.5 1.5 0 0 1-1.5 1.5H15V15H9v5.5H5.5A1.5 1.5 0 0 1 4 19v-7.8Z',
  shop: 'M5 4.5h14l1.5 5a2.9 2.9 0 0 1-5.7.4 2.9 2.9 0 0 1-5.6 0 2.9 2.9 0 0 1-5.7-.4l1.5-5ZM5.5 12.5v8h13v-8',
  bread:
    'M4 9.5C4 6.5 7.5 5 12 5s8 1.5 8 4.5c0 1.4-.7 2.3-1.7 2.8V18a1.5 1.5 0 0 1-1.5 1.5H7.2A1.5 1.5 0 0 1 5.7 18v-5.7C4.7 11.8 4 10.9 4 9.5ZM10 9.5l-1 3M14 9.5l-1 3',
  leaf: 'M5 19c0-9 5-14 15-14 0 10-5 14.5-12.5 13.5M5 19c2-4.5 5-7.5 9-9',
  basket:
    'M3.5 10h17l-1.7 9a1.5 1.5 0 0 1-1.5 1.2H6.7A1.5 1.5 0 0 1 5.2 19L3.5 10ZM8 10l3-6M16 10l-3-6M9.5 13.5v3.5M14.5 13.5v3.5',
  gift: 'M4.5 11.5h15v8.5h-15zM3.5 7.5h17v4h-17zM12 7.5V20M12 7.5C9 7.5 7.5 6.3 7.5 5S9.5 3 12 7.5c2.5-4.5 4.5-3.8 4.5-2.5S15 7.5 12 7.5Z',
  tag: 'M4 4.5h7.5l8.5 8.5-7 7L4.5 11.5 4 4.5ZM8.2 8.2h.1',
  pin: 'M12 21c4.7-5 7-8.4 7-11.5a7 7 0 0 0-14 0C5 12.6 7.3 16 12 21ZM12 7.2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  chat: 'M4 5.5h16V17h-8.5L7 20.5V17H4zM8 9.5h8M8 13h5',
  packet: 'M6 3.5h12v17H6zM6 8.5c4 3.5 8 3.5 12 0M12 10v4M10 12h4',
  cloud: 'M7 18.5a4 4 0 0 1-.6-7.95 6 6 0 0 1 11.5 1.2A3.5 3.5 0 0 1 17.5 18.5H7ZM4 4l16 16',
  check: 'M5 12.5 10 17.5 19.5 7',
  alert: 'M12 4 3 19.5h18L12 4ZM12 10v4.5M12 17h.1',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM16.6 7.4h.1',
  facebook: 'M15.5 4H14a3.5 3.5 0 0 0-3.5 3.5V20M7.5 12H15',
  twitter: 'M5 4.5 19 19.5M19 4.5 5 19.5',
  youtube: 'M6 6h12a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3ZM10.5 9.5v5l4-2.5-4-2.5Z',
  linkedin: 'M5.5 9.5V19M5.5 5.5h.1M10.5 19V9.5M10.5 14c0-6 8-6 8 0v5',
  pinterest: 'M12 9.5 9.5 20M8.3 13.5C6 9 8.6 5 12.3 5c3.4 0 5.5 2.6 4.7 5.7-.9 3.6-4.7 4.6-6 2.3',
} as const satisfies Record<string, string>

export type IconName = keyof typeof LINES
export const isIcon = (name: string): name is IconName => Object.hasOwn(LINES, name)

/** A decorative icon; its meaning is always said in text beside it or by the control's label. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="shell-icon"
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

/** Icon of a menu item: one of ours by name, or the store's own picture. */
export function MenuIcon({ icon, fallback }: { icon: string | null; fallback?: IconName }) {
  if (icon && isIcon(icon)) return <Icon name={icon} />
  if (icon && /^(?:https:\/\/|\/(?!\/))[^\s"'<>\\]+$/.test(icon)) {
    return <img className="shell-icon" src={icon} alt="" width="24" height="24" />
  }
  return fallback ? <Icon name={fallback} /> : null
}
