/** Instants are ISO 8601 with their zone. */
export interface CalendarEvent {
  start: string
  end: string
  /** When the file is made; of two files with one uid a calendar takes the later. */
  createdAt: string
  /** The same event under the same uid is entered once. */
  uid: string
  title: string
  place: string
}

const stamp = (instant: string) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Lines end in CRLF and are folded before 75 octets (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    if (new TextEncoder().encode(part + character).length > 73) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part].join('\r\n ')
}

/** A calendar file as an address to download (RFC 5545), so that it needs neither script nor server. */
export function calendarFile({ start, end, createdAt, uid, title, place }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Arcade//Order//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp(createdAt)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  const text = `${lines.map(folded).join('\r\n')}\r\n`
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`
}
