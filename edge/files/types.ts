const TYPES = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
} as const satisfies Record<string, string>

/** @returns the content type by the path's ending */
export function typeOf(path: string): string {
  const ending = path.slice(path.lastIndexOf('.') + 1)
  return Object.hasOwn(TYPES, ending) ? TYPES[ending as keyof typeof TYPES] : 'application/octet-stream'
}
