import { expect, test } from 'vitest'
import { afterQuiet } from './quiet.ts'
import { declaredRule, noWishes, planned } from './rule.ts'

const house = { from: '21:00', until: '08:00', holidays: new Set<string>() }
const muscat = (time: string) => new Date(`2026-08-09T${time}:00+04:00`)
const told = (at: Date) => new Date(at.getTime() + 4 * 3_600_000).toISOString().slice(0, 16)

test.each([
  ['20:59', '2026-08-09T20:59'],
  ['21:00', '2026-08-10T08:00'],
  ['23:30', '2026-08-10T08:00'],
  ['00:15', '2026-08-09T08:00'],
  ['07:59', '2026-08-09T08:00'],
  ['08:00', '2026-08-09T08:00'],
])('a message of %s goes at %s', (time, goes) => {
  expect(told(afterQuiet(muscat(time), house))).toBe(goes)
})

test('quiet hours of one day, an afternoon say, end on that day', () => {
  expect(told(afterQuiet(muscat('14:00'), { ...house, from: '13:00', until: '16:00' }))).toBe('2026-08-09T16:00')
  expect(told(afterQuiet(muscat('16:30'), { ...house, from: '13:00', until: '16:00' }))).toBe('2026-08-09T16:30')
})

test('on a holiday nothing goes: what is due waits for the first day after it', () => {
  const feast = { ...house, holidays: new Set(['2026-08-10', '2026-08-11']) }
  expect(told(afterQuiet(muscat('12:00'), feast))).toBe('2026-08-09T12:00')
  expect(told(afterQuiet(muscat('22:00'), feast))).toBe('2026-08-12T08:00')
  expect(told(afterQuiet(new Date('2026-08-11T12:00:00+04:00'), feast))).toBe('2026-08-12T08:00')
  const night = { ...noWishes, quiet: { from: '20:00', until: '10:00' } }
  expect(planned({ ...asked, quiet: feast, wishes: night }).sendAfter).toEqual(new Date('2026-08-12T10:00:00+04:00'))
})

const at = muscat('22:00')
const asked = { channel: 'sms', category: 'service', wishes: noWishes, quiet: house, at } as const

test('codes and security go at any hour and whatever was refused; nothing goes to who is blocked', () => {
  const wishes = { ...noWishes, refused: ['service sms', 'security sms', 'code sms'] }
  expect(planned({ ...asked, category: 'code', wishes })).toEqual({ sendAfter: at, because: null })
  expect(planned({ ...asked, category: 'security', wishes })).toEqual({ sendAfter: at, because: null })
  expect(planned({ ...asked, category: 'code', wishes: { ...noWishes, isBlocked: true } })).toMatchObject({ because: 'blocked' })
})

test('what a person has refused by one way goes by the others, and the bell is never refused', () => {
  const wishes = { ...noWishes, refused: ['service sms'] }
  expect(planned({ ...asked, wishes })).toMatchObject({ because: 'preference' })
  expect(planned({ ...asked, channel: 'email', wishes })).toMatchObject({ because: null })
  expect(planned({ ...asked, channel: 'in-app', wishes })).toEqual({ sendAfter: at, because: null })
})

test("a person's own quiet hours stand in place of the house's", () => {
  const wishes = { ...noWishes, quiet: { from: '23:00', until: '06:00' } }
  expect(planned({ ...asked, wishes }).sendAfter).toEqual(at)
  expect(told(planned({ ...asked, wishes, at: muscat('23:30') }).sendAfter)).toBe('2026-08-10T06:00')
})

test('as declared a notice takes every way it has words for, except the one a person presses', () => {
  const templates = { sms: 'نص', whatsapp: 'نص', email: { subject: 'نص', text: 'نص' } }
  expect(declaredRule({ templates, category: 'service', atAnyHour: false })).toMatchObject({
    ...{ channels: ['sms', 'email'], quiet: true, enabled: true, delayMinutes: 0 },
  })
  expect(declaredRule({ templates, category: 'service', atAnyHour: true }).quiet).toBe(false)
  expect(declaredRule({ templates, category: 'code', atAnyHour: false }).quiet).toBe(false)
})
