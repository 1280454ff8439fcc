import { fitted } from './why-not.ts'

/**
 * A picture as it is sent: drawn anew and small, so that it goes quickly over a slow network and without what a camera writes into
 * it (place, time).
 * @param maxSide px
 * @throws Error when the browser cannot read it as a picture
 */
export async function shrink(file: Blob, maxSide: number): Promise<Blob> {
  const bitmap = await createImageBitmap(file)
  const { width, height } = fitted(bitmap.width, bitmap.height, maxSide)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', 0.9),
  )
}
