import { type Crop, cropBox } from './crop-box.ts'
import type { Size } from './picture-size.ts'
import { fitted } from './why-not.ts'

/** As a JPEG, which every browser can write. @throws Error when the browser cannot */
const written = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', 0.9),
  )

const canvasOf = ({ width, height }: Size) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  return { canvas, pen: canvas.getContext('2d') }
}

/**
 * A picture as it is sent: drawn anew and small, so that it goes quickly over a slow network and without what a camera writes into
 * it (place, time).
 * @param maxSide px
 */
export function shrunk(bitmap: ImageBitmap, maxSide: number): Promise<Blob> {
  const { width, height } = fitted(bitmap.width, bitmap.height, maxSide)
  const { canvas, pen } = canvasOf({ width, height })
  pen?.drawImage(bitmap, 0, 0, width, height)
  return written(canvas)
}

/** The same of a square of it. */
export function cropped(bitmap: ImageBitmap, crop: Crop, maxSide: number): Promise<Blob> {
  const { left, top, side } = cropBox(bitmap, crop)
  const { width } = fitted(side, side, maxSide)
  const { canvas, pen } = canvasOf({ width, height: width })
  pen?.drawImage(bitmap, left, top, side, side, 0, 0, width, width)
  return written(canvas)
}
