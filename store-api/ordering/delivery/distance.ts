import type { Coordinates } from '../../database/schema/stored.ts'

/** Mean radius of the Earth (km). */
const EARTH_RADIUS_KM = 6371.0088
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Distance over the ground in km (haversine formula). */
export function distance(a: Coordinates, b: Coordinates): number {
  const [φ1, φ2] = [radians(a.latitude), radians(b.latitude)]
  const half = (angle: number) => Math.sin(angle / 2) ** 2
  const h = half(φ2 - φ1) + Math.cos(φ1) * Math.cos(φ2) * half(radians(b.longitude - a.longitude))
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}
