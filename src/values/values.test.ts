import { expect, test } from 'vitest'
import { dayOf, daysAfter } from './days.ts'
import { inRials } from './money.ts'
import { baisa, counted, day, phone, plannedDay, rials } from './shapes.ts'
import { clean, folded } from './text.ts'
import { governorates, isWilayat } from './wilayats.ts'

test('rials become whole baisa, in either kind of digits', () => {
  expect(rials.parse('12.5')).toBe(12_500n)
  expect(rials.parse('١٢٫٥')).toBe(12_500n)
  expect(rials.parse('0')).toBe(0n)
  expect(rials.parse('123456789.001')).toBe(123_456_789_001n)
  for (const wrong of ['', '1.2345', '-1', '1,00', 'x']) expect(rials.safeParse(wrong).success).toBe(false)
})

test('baisa are shown as rials and kept as digits', () => {
  expect(inRials(12_500n)).toBe('12.500 ر.ع.')
  expect(inRials(-1n)).toBe('-0.001 ر.ع.')
  expect(inRials(1_234_567_890n)).toBe('1,234,567.890 ر.ع.')
  expect(baisa.encode(5n)).toBe('5')
  expect(baisa.decode('5')).toBe(5n)
})

test('an Omani phone is one number however it is typed', () => {
  for (const typed of ['91234567', '+968 9123 4567', '00968-91234567', '٩١٢٣٤٥٦٧']) {
    expect(phone.parse(typed)).toBe('+96891234567')
  }
  expect(phone.parse('+971 50 123 4567')).toBe('+971501234567')
  expect(phone.safeParse('51234567').success).toBe(false)
})

test('a count stays within its bounds', () => {
  const grams = counted('؟', 1, 30_000)
  expect(grams.parse('٧٥٠')).toBe(750)
  for (const wrong of ['0', '30001', '1.5', 'x']) expect(grams.safeParse(wrong).success).toBe(false)
})

test('a day has a year somebody can mean, and what is planned is of our time', () => {
  for (const fine of ['1985-03-01', '2026-02-28', '2100-12-31']) expect(day('؟').parse(fine)).toBe(fine)
  for (const slip of ['0000-01-01', '0202-01-01', '1850-01-01', '9999-12-31']) {
    expect(day('؟').safeParse(slip).error?.issues).toMatchObject([{ message: 'راجع السنة، فهي من 1900 إلى 2100.' }])
  }
  expect(plannedDay('؟').safeParse('1985-03-01').error?.issues).toMatchObject([{ message: 'راجع السنة، فهي من 2000 إلى 2100.' }])
  expect(plannedDay('؟').safeParse('2026-02-30').error?.issues).toMatchObject([{ message: '؟' }])
  expect(plannedDay('؟').parse('2026-02-28')).toBe('2026-02-28')
})

test('a day in Muscat begins four hours before it begins in Greenwich', () => {
  expect(dayOf(new Date('2026-01-14T19:59:59Z'))).toBe('2026-01-14')
  expect(dayOf(new Date('2026-01-14T20:00:00Z'))).toBe('2026-01-15')
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29')
})

test('the wilayats of Oman are 63, each in one governorate', () => {
  const all = Object.values(governorates).flat()
  expect(new Set(all).size).toBe(all.length)
  expect(Object.keys(governorates)).toHaveLength(11)
  expect(all).toHaveLength(63)
  expect(isWilayat('صلالة')).toBe(true)
  expect(isWilayat('دبي')).toBe(false)
})

test('a letter under a heap of marks is read as quickly as any other', () => {
  expect(clean(`ا${'\u0301\u0316'.repeat(200_000)}`).length).toBeLessThan(15)
  expect(clean('مُدَرِّسٌ')).toBe('مُدَرِّسٌ'.normalize('NFC'))
})

test('what people type is cleaned: digits of either kind, marks of direction, stray spaces', () => {
  expect(clean(' \u202b٠١٢۳\u202c  سالم\u00a0 ')).toBe('0123 سالم')
  expect(clean('١٬٢٥٠٫٥٠٠')).toBe('1,250.500')
  expect(clean('سطر  \r\n\tسطر')).toBe('سطر\nسطر')
  expect(clean('سا\0لم\u001b\u2028الكثيري')).toBe('سالم\nالكثيري')
})

test('search finds a word however it is spelt', () => {
  expect(folded('إِدَارَة الأملاك')).toBe(folded('اداره الاملاك'))
  expect(folded('مستشفى')).toBe(folded('مستشفي'))
})
