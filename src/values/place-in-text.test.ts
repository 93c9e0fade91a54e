import { expect, test } from 'vitest'
import { placeInText } from './place-in-text.ts'

const salalah = { latitude: 17.0194, longitude: 54.0897 }

test.each([
  '17.0194,54.0897',
  '17.0194, 54.0897',
  '(17.0194, 54.0897)',
  '17.0194 54.0897',
  '١٧٫٠١٩٤، ٥٤٫٠٨٩٧',
  'geo:17.0194,54.0897',
  'geo:17.0194,54.0897?z=16',
  'geo:0,0?q=17.0194,54.0897(البيت)',
  'https://maps.google.com/?q=17.0194,54.0897',
  'https://maps.google.com/maps?q=17.0194%2C54.0897&z=17&hl=ar',
  'https://www.google.com/maps/search/?api=1&query=17.0194%2C54.0897',
  'https://www.google.com/maps/search/17.0194,+54.0897?entry=tts',
  'https://www.google.com/maps?q=loc:17.0194,54.0897',
  'https://www.google.com/maps/@17.0194,54.0897,17z',
  'https://www.google.com/maps/place/X/@17.5,54.5,17z/data=!3m1!4b1!4m6!3m5!1s0x0!8m2!3d17.0194!4d54.0897!16s',
  'https://www.google.com/maps/dir/17.1,54.1/17.2,54.2/data=!3d17.1!4d54.1!3d17.0194!4d54.0897',
  'https://www.google.com/maps/dir//17.0194,54.0897/@17.5,54.5,12z',
  'https://maps.apple.com/?ll=17.0194,54.0897&q=Home',
  'https://waze.com/ul?ll=17.0194,54.0897&navigate=yes',
  'موقعي: https://maps.google.com/?q=17.0194,54.0897',
])('%s is a place', (text) => expect(placeInText(text)).toEqual(salalah))

test('a plus code is read with a link and without', () => {
  const middle = { latitude: 17.0194375, longitude: 54.0896875 }
  expect(placeInText('7H9P239Q+QV')).toEqual(middle)
  expect(placeInText('https://plus.codes/7H9P239Q+QV')).toEqual(middle)
  expect(placeInText('https://www.google.com/maps/place/7H9P239Q%2BQV')).toEqual(middle)
})

test.each(['https://maps.app.goo.gl/AbC123', 'https://goo.gl/maps/x1', 'https://maps.apple/p/xyz', 'https://waze.com/ul/hthq'])(
  '%s says nothing by itself',
  (text) => expect(placeInText(text)).toBe('short'),
)

test.each([
  '',
  'بيتي خلف المسجد',
  '17.0194',
  '17.0194,',
  '239Q+QV صلالة',
  '1,2,3',
  '92000001',
  '%E0%A4%A',
  '17.0194,54.0897,5,9',
])('«%s» is no place', (text) => expect(placeInText(text)).toBe('unreadable'))

test.each(['54.0897,17.0194', '15.9,54', '17,51.4', '27.1,56', '17,60.6', '25.2,-55.3', '@24.7,46.7,12z', '7FG49QCJ+2V'])(
  '«%s» is not in Oman or close by',
  (text) => expect(placeInText(text)).toBe('far'),
)
