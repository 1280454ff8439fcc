import type { Size } from './picture-size.ts'

/** Which square of a picture: `zoom` 1 takes the whole shorter side; `x` and `y` from 0 (left, top) to 1. */
export interface Crop {
  zoom: number
  x: number
  y: number
}

export const MAX_ZOOM = 4
export const CENTRE: Crop = { zoom: 1, x: 0.5, y: 0.5 }

/** The square in px of the picture. */
export function cropBox({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom
  return { left: x * (width - side), top: y * (height - side), side }
}

/** After a finger dragged the picture. @param dx dy px on the screen @param shown side of the square on the screen, px */
export function dragged(size: Size, crop: Crop, dx: number, dy: number, shown: number): Crop {
  const { side } = cropBox(size, crop)
  const moved = (at: number, by: number, room: number) =>
    room <= 0 ? at : Math.min(1, Math.max(0, at - ((by / shown) * side) / room))
  return {
    ...crop,
    x: moved(crop.x, dx, size.width - side),
    y: moved(crop.y, dy, size.height - side),
  }
}
