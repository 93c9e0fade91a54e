import { expect, test } from 'vitest'
import { unlinked } from './unlinked.ts'

const origin = 'https://altahaluf.example'

test.each([
  ['http:x:////evil.example/pay', 'evil[.]example/pay'],
  ['hhttp://ttp://evil.example', 'evil[.]example'],
  ['ادفع هنا https://evil.example/a?b=c الآن', 'ادفع هنا evil[.]example/a?b=c الآن'],
  ['www.evil.example', 'www[.]evil[.]example'],
  ['//evil.example', '/evil[.]example'],
  ['موقع.com', 'موقع[.]com'],
  [`${origin}.evil.example/x`, 'altahaluf[.]example[.]evil[.]example/x'],
])('«%s» leads nowhere', (typed, read) => {
  expect(unlinked(typed, origin)).toBe(read)
})

test.each([
  `تابع: ${origin}/sent/01a1 ثم اتصل`,
  origin,
  'salim.said@example.om',
  'عقد.pdf',
  'contract.pdf',
  '439.680 ر.ع.',
  'د. سالم 24/7 و50%',
  'سالم: 91234567',
])('«%s» stays as it is', (text) => {
  expect(unlinked(text, origin)).toBe(text)
})
