import { expect, test } from 'vitest'
import { metresBetween, pinText, readPin } from './pins.ts'

const salalah = { latitude: 17.0194, longitude: 54.0897 }
const muscat = { latitude: 23.588, longitude: 58.3829 }

test('a pin is read back as it was written, to a tenth of a metre', () => {
  const pin = { ...salalah, accuracy: 11.2 }
  expect(pinText(pin)).toBe('17.019400,54.089700,12')
  expect(readPin(pinText(pin))).toEqual({ ...salalah, accuracy: 12 })
  for (const text of ['', '17,54', '95.0,54.0,3', '17.0,190.0,3', 'x,y,z', '17.01,54.08,-3']) expect(readPin(text)).toBeNull()
})

test('from Salalah to Muscat it is 860 km, and one hundred thousandth of a degree is a metre', () => {
  expect(metresBetween(salalah, muscat) / 1000).toBeCloseTo(857, -1)
  expect(metresBetween(salalah, { ...salalah, latitude: salalah.latitude + 0.00001 })).toBeCloseTo(1.11, 1)
  expect(metresBetween(muscat, muscat)).toBe(0)
})
