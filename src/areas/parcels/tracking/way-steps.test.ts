import { expect, test } from 'vitest'
import type { ParcelState, StepName } from '../journey/parcel.ts'
import { waySteps } from './way-steps.ts'

const [here, there] = ['muscat', 'salalah']
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+04:00`)
const around = { arrivesIn: 'صلالة', today: '2026-11-29' }

const parcel = (state: ParcelState, typed: Partial<Parameters<typeof waySteps>[0]> = {}) => ({
  ...{ state, isReturning: false, service: 'door' as const, fromBranchId: here, toBranchId: there },
  ...{ place: 'صلالة', promisedOn: null, ...typed },
})
/** In the order they happened. */
const events = (...told: [StepName, number, string, string?][]) =>
  told.map(([step, day, time, branchId = here]) => ({ step, at: at(day, time), branchId })).toReversed()

const shown = (...asked: [ReturnType<typeof parcel>, ReturnType<typeof events>]) =>
  waySteps(...asked, around).map(({ label, mark, when, isBad }) => [label, mark, when, ...(isBad ? ['bad'] : [])].join(' · '))

const sent = [
  ['registered', 26, '20:00'],
  ['accepted', 27, '11:05'],
  ['departed', 28, '18:40'],
] as [StepName, number, string, string?][]
const arrived = [...sent, ['arrived', 29, '07:15', there]] as typeof sent

test('as it is drawn: what is done with its day, where it is with its hour, and when it comes', () => {
  expect(shown(parcel('out-for-delivery'), events(...arrived, ['dispatched', 29, '15:40', there]))).toEqual([
    'استلمناه · past · الجمعة 27',
    'في الطريق · past · السبت 28',
    'وصل صلالة · past · الأحد 29',
    'خرج للتوصيل · now · 3:40 م',
    'سُلّم · later · اليوم',
  ])
})

test('it waits at a branch, or is given', () => {
  const ready = [...arrived, ['ready', 29, '08:00', there]] as typeof sent
  expect(shown(parcel('ready-for-pickup', { service: 'branch' }), events(...ready)).slice(-2)).toEqual([
    'بانتظارك في الفرع · now · 8:00 ص',
    'سُلّم · later · ',
  ])
  expect(shown(parcel('handed-over'), events(...ready, ['handed-over', 29, '09:30', there])).slice(-2)).toEqual([
    'بانتظارك في الفرع · past · الأحد 29',
    'سُلّم · past · 9:30 ص',
  ])
})

test('inside one branch there is no way between branches, and before it is taken in it is only registered', () => {
  const local = { toBranchId: here }
  expect(
    shown(
      parcel('shelved', { ...local, promisedOn: '2026-11-30' }),
      events(['registered', 29, '08:00'], ['accepted', 29, '09:00']),
    ),
  ).toEqual(['استلمناه · now · 9:00 ص', 'خرج للتوصيل · later · ', 'سُلّم · later · حتى الاثنين 30'])
  expect(shown(parcel('registered', local), events(['registered', 28, '08:00'])).slice(0, 2)).toEqual([
    'سُجّل · now · السبت 28',
    'استلمناه · later · ',
  ])
})

test('on its way by another branch it has not arrived, and held it stands where it was', () => {
  const halfway = [...sent, ['arrived', 28, '22:00', 'haima']] as typeof sent
  expect(shown(parcel('at-branch'), events(...halfway))[1]).toBe('في الطريق · now · السبت 28')
  expect(shown(parcel('on-hold'), events(...arrived, ['held', 29, '10:00', there]))[2]).toBe('وصل صلالة · now · 7:15 ص')
})

test('an attempt that failed stands where the delivery would', () => {
  const tried = [...arrived, ['dispatched', 29, '08:00', there], ['attempt-failed', 29, '11:00', there]] as typeof sent
  expect(shown(parcel('attempt-failed'), events(...tried))[3]).toBe('محاولة لم تنجح · now · 11:00 ص · bad')
  expect(shown(parcel('at-branch'), events(...tried))[2]).toBe('وصل صلالة · now · 7:15 ص')
})

test('abroad a carrier has it', () => {
  const gulf = { place: 'الإمارات', toBranchId: here }
  const given = [
    ['registered', 27, '08:00'],
    ['accepted', 27, '09:00'],
    ['given-to-carrier', 28, '09:00'],
  ] as typeof sent
  expect(shown(parcel('in-transit', gulf), events(...given))).toEqual([
    'استلمناه · past · الجمعة 27',
    'خرج مع ناقل · now · السبت 28',
    'سُلّم · later · ',
  ])
})

test('what turned round, was lost or cancelled has a short way', () => {
  const back = [...arrived, ['returning', 29, '12:00', there]] as typeof sent
  expect(shown(parcel('at-branch', { isReturning: true }), events(...back))).toEqual([
    'استلمناه · past · الجمعة 27',
    'يعود إلى المرسل · now · 12:00 م',
    'أُعيد إلى المرسل · later · ',
  ])
  expect(shown(parcel('lost'), events(...arrived, ['lost', 29, '13:00', there]))[1]).toBe('مفقود · now · 1:00 م · bad')
  expect(shown(parcel('cancelled'), events(['registered', 28, '08:00'], ['cancelled', 29, '08:00']))).toEqual([
    'سُجّل · past · السبت 28',
    'ملغى · now · 8:00 ص · bad',
  ])
})

test('where nothing is told any more there is no way', () => {
  expect(shown(parcel('handed-over'), [])).toEqual([])
})
