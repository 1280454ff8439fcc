import { HEAD_BYTES, pictureSize } from './picture-size.ts'
import { MAX_PIXELS, type WhyNot, whyNot } from './why-not.ts'

/** A chosen file as a picture, or why it is none: by its name, by its first bytes, and only then by drawing it. */
export async function openPicture(file: File): Promise<ImageBitmap | WhyNot> {
  const why = whyNot(file)
  if (why) return why
  const size = pictureSize(await file.slice(0, HEAD_BYTES).arrayBuffer())
  if (!size) return 'notPicture'
  if (size.width * size.height > MAX_PIXELS) return 'tooManyPixels'
  // A camera's note on which side is up is followed by itself (HTML, createImageBitmap).
  return createImageBitmap(file).catch((): WhyNot => 'notPicture')
}
