/** What the page takes at all, before it is made smaller; the backend looks for itself. */
export const MAX_PICTURE_BYTES = 30 * 1024 * 1024
/** More than any camera makes, and as much as a phone can draw. */
export const MAX_PIXELS = 120_000_000
/** What the file dialog offers. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/heic'

/** Words for it are `account.picture.…`. */
export type WhyNot = 'notPicture' | 'tooLarge' | 'tooManyPixels'

/** Why a file is not sent, by what its name and size say; null where only looking at it can tell. */
export function whyNot({ type, size }: Pick<File, 'type' | 'size'>): WhyNot | null {
  if (type !== '' && !PICTURE_TYPES.split(',').includes(type)) return 'notPicture'
  if (size === 0) return 'notPicture'
  return size > MAX_PICTURE_BYTES ? 'tooLarge' : null
}

/** Sides of a picture that fits into a square, px; never larger than it is. */
export function fitted(width: number, height: number, maxSide: number): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
