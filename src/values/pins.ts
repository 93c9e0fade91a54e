/** Where a phone was, and by how many metres that may be wrong. */
export type Pin = Place & { accuracy: number }
export type Place = { latitude: number; longitude: number }

export const pinText = ({ latitude, longitude, accuracy }: Pin) =>
  `${latitude.toFixed(6)},${longitude.toFixed(6)},${Math.ceil(accuracy)}`

const written = /^(-?\d{1,2}(?:\.\d{1,9})?),(-?\d{1,3}(?:\.\d{1,9})?),(\d{1,6})$/

/** Null for what is no place on earth. */
export function readPin(text: string): Pin | null {
  const [, latitude, longitude, accuracy] = (written.exec(text) ?? []).map(Number)
  if (latitude === undefined || longitude === undefined || accuracy === undefined) return null
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude, accuracy } : null
}

const earth = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** As the crow flies. */
export function metresBetween(one: Place, other: Place) {
  const [north, east] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)]
  const across = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2
  return 2 * earth * Math.asin(Math.min(1, Math.sqrt(Math.sin(north / 2) ** 2 + across)))
}
