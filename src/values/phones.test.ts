import { expect, test } from 'vitest'
import { measured, phone, written } from './shapes.ts'

const said = (typed: string) => phone.safeParse(typed).error?.issues[0]?.message ?? null

test.each([
  ['9123456', 'رقم الهاتف 8 أرقام، وينقصه رقم واحد'],
  ['+968 9123 45', 'رقم الهاتف 8 أرقام، وينقصه رقمان'],
  ['٩١٢٣٤', 'رقم الهاتف 8 أرقام، وينقصه 3 أرقام'],
  ['+968 9123 45678', 'رقم الهاتف 8 أرقام، مثل 9123 4567'],
  ['31234567', 'رقم الهاتف 8 أرقام، مثل 9123 4567'],
  ['0501234567', 'اكتب الرقم بمفتاح دولته، مثل +971 50 123 4567'],
  ['+0501234567', 'اكتب الرقم بمفتاح دولته، مثل +971 50 123 4567'],
])('of %s it is said what is missing', (typed, sentence) => expect(said(typed)).toBe(sentence))

test.each(['9123 4567', '968 9123 4567', '00968-9123-4567', '+968 (9123) 4567', '٩١٢٣٤٥٦٧'])(
  '%s is one number of Oman',
  (typed) => expect(phone.parse(typed)).toBe('+96891234567'),
)

test('a number from elsewhere keeps its key', () => expect(phone.parse('00971 50 123 4567')).toBe('+971501234567'))

test('a decimal comma is read as a point, and too much is said to be too much', () => {
  const weight = measured('اكتب الوزن.', { places: 3, least: 1, most: 25_000, over: 'الوزن حتى 25 كجم.' })
  expect(weight.parse('2,5')).toBe(2_500)
  expect(weight.safeParse('9999999').error?.issues[0]?.message).toBe('الوزن حتى 25 كجم.')
  expect(weight.safeParse('كيلو').error?.issues[0]?.message).toBe('اكتب الوزن.')
})

test('a text that is missing and one that is too short are told apart', () => {
  const name = written('اكتب الاسم.', 120, 'اكتب الاسم كاملًا.')
  const first = (typed: string | undefined) => name.safeParse(typed).error?.issues[0]?.message
  expect([first(undefined), first(' '), first('س')]).toEqual(['اكتب الاسم.', 'اكتب الاسم.', 'اكتب الاسم كاملًا.'])
})
