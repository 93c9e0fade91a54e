import { latinDigits } from '#values/text.ts'

const pair = /(-?\d{1,2}\.\d{2,15})\s*[,،]\s*(-?\d{1,3}\.\d{2,15})/
/** As a link of Google's maps names the place itself; what stands after @ is only where the map was looked at. */
const named = /!3d(-?\d{1,2}\.\d{2,15})!4d(-?\d{1,3}\.\d{2,15})/

/** The place that two numbers, or a link with them in it, mean. */
export function placesOf(text: string) {
  const plain = latinDigits(text)
  const [, latitude, longitude] = named.exec(plain) ?? pair.exec(plain) ?? []
  if (!latitude || !longitude) return null
  const place = { latitude: Number(latitude), longitude: Number(longitude) }
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : null
}

type Pin = { latitude: number; longitude: number }

/** As it stands in the box of a form, and opens in a map. */
export const pinText = ({ latitude, longitude }: Pin) => `${latitude}, ${longitude}`
export const mapLink = ({ latitude, longitude }: Pin) => `https://www.google.com/maps?q=${latitude},${longitude}`
