import { expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { visit } from '#testing/visit.ts'
import { expectedHolidays } from './holiday.ts'
import { companyPermissions as may } from './permissions.ts'
import {
  branches,
  closedAt,
  companyProfile,
  holidaysFrom,
  isWorkingDay,
  letterhead,
  nextWorkingDay,
  oneWorkingDayAfter,
} from './public.ts'
import { loader as settingsPage } from './routes/back-office-settings.tsx'
import { loader as sitePage } from './routes/back-office-settings-site.tsx'
import { loader as samplePaper } from './routes/sample-paper.ts'
import { settingsIn } from './setting-queries.ts'
import { sections } from './setting-sections.ts'
import { settings } from './settings.ts'
import { addBranch, changeBranch, closeBranch } from './use-cases/change-branches.ts'
import { addHoliday, confirmHoliday, removeHoliday } from './use-cases/change-holidays.ts'
import { changeSettings } from './use-cases/change-settings.ts'

const office = testOffice()
const huda = () => office.staff('huda', may.manage)
const idOf = async (code: string) => (await branches(office.visitor())).find((branch) => branch.code === code)?.id ?? ''
const settled = (outcomes: PromiseSettledResult<unknown>[]) => outcomes.map(({ status }) => status).sort()

test('every setting is asked for in one section, and in one only', () => {
  const asked = Object.values(sections).flatMap(({ groups }) => groups.flatMap(({ keys }): string[] => keys))
  expect(asked.toSorted()).toEqual(Object.keys(settings).toSorted())
})

test('a form shows what was typed, says what is missing, and brings the hours of a week as seven fields', async () => {
  await changeSettings(huda(), {
    shown: ['legalName', 'openingHours', 'email'],
    legalName: '<b>شركة</b>',
    ...{ 'openingHours.sunday': '08:00-13:00' },
  })
  const { groups } = await settingsPage(visit(huda(), '/admin/settings'))
  const fields = new Map(groups.flatMap((group) => group.fields.map((field) => [field.key, field])))
  expect(fields.get('legalName')).toMatchObject({ value: '<b>شركة</b>', isMissing: false })
  expect(fields.get('openingHours')?.week).toEqual({ sunday: '08:00-13:00' })
  expect(fields.get('vatin')).toMatchObject({ value: '', isMissing: true })
  const { groups: ofSite } = await sitePage(visit(huda(), '/admin/settings/site'))
  expect(ofSite.flatMap((group) => group.fields).filter(({ isMissing }) => isMissing)).toEqual([])
  const strange = { shown: [], ...{ 'openingHours.someday': '08:00-13:00' } }
  await expect(changeSettings(huda(), strange)).rejects.toMatchObject({
    name: 'ZodError',
  })
})

test('whoever saves what a colleague has changed meanwhile is told, and pressing twice is no fault', async () => {
  const { seen } = await settingsIn(office.visitor(), 'documents')
  await changeSettings(huda(), { shown: 'paperFooter', seen, paperFooter: 'صلالة' })
  await changeSettings(huda(), { shown: 'paperFooter', seen, paperFooter: 'صلالة' })
  const late = changeSettings(huda(), { shown: 'paperFooter', seen, paperFooter: 'ظفار' })
  await expect(late).rejects.toMatchObject({ code: 'company.changed-meanwhile' })
  expect((await letterhead(office.visitor())).footer).toBe('صلالة')
  expect(await office.history()).toEqual(['company.settings-changed'])
})

test('a branch is added, changed and closed; a name or a code stands once', async () => {
  const branch = { code: 'TAQ', nameAr: 'طاقة', wilayat: 'طاقة' }
  await addBranch(huda(), branch)
  await expect(addBranch(huda(), { ...branch, nameAr: 'أخرى' })).rejects.toMatchObject({ code: 'company.branch-exists' })
  const branchId = await idOf('TAQ')
  await changeBranch(huda(), { branchId, nameAr: 'طاقة', wilayat: 'طاقة', phone: '91234567' })
  await changeBranch(huda(), { branchId, nameAr: 'طاقة', wilayat: 'طاقة', phone: '91234567' })
  const asSalalah = changeBranch(huda(), { branchId, nameAr: 'صلالة', wilayat: 'طاقة' })
  await expect(asSalalah).rejects.toMatchObject({ code: 'company.branch-exists' })
  await expect(addBranch(huda(), { ...branch, wilayat: 'باريس' })).rejects.toMatchObject({ issues: [{ path: ['wilayat'] }] })

  const unknown = closeBranch(huda(), { branchId } as never)
  await expect(unknown).rejects.toMatchObject({ issues: [{ message: 'أكّد أنك نقلت من يعمل في الفرع.' }] })
  await closeBranch(huda(), { branchId, known: 'yes' })
  await expect(closeBranch(huda(), { branchId, known: 'yes' })).rejects.toMatchObject({ code: 'company.no-branch', status: 404 })
  expect(await office.history()).toEqual(['company.branch-added', 'company.branch-changed', 'company.branch-closed'])
})

test('an agent’s shop hands its cash to an office of the company, which stays open as long', async () => {
  await addBranch(huda(), { code: 'SDH', nameAr: 'سدح', wilayat: 'سدح' })
  const officeId = await idOf('SDH')
  await addBranch(huda(), { code: 'SDA', nameAr: 'محل سدح', wilayat: 'سدح', officeId })
  const agent = await idOf('SDA')
  expect((await branches(office.visitor())).find(({ id }) => id === agent)).toMatchObject({ officeId })
  const named = { branchId: agent, nameAr: 'محل سدح', wilayat: 'سدح' }
  const itself = changeBranch(huda(), { ...named, officeId: agent })
  await expect(itself).rejects.toMatchObject({ issues: [{ path: ['officeId'] }] })
  const below = changeBranch(huda(), { branchId: officeId, nameAr: 'سدح', wilayat: 'سدح', officeId: agent })
  await expect(below).rejects.toMatchObject({ issues: [{ path: ['officeId'] }] })
  const closed = closeBranch(huda(), { branchId: officeId, known: 'yes' })
  await expect(closed).rejects.toMatchObject({ code: 'company.office-of-agents' })
  await changeBranch(huda(), named)
  for (const branchId of [officeId, agent]) await closeBranch(huda(), { branchId, known: 'yes' })
})

test('of two who close the last two branches one is refused', async () => {
  await addBranch(huda(), { code: 'MRB', nameAr: 'مرباط', wilayat: 'مرباط' })
  const ids = (await branches(office.visitor())).map(({ id }) => id)
  const outcomes = await Promise.allSettled(ids.map((branchId) => closeBranch(huda(), { branchId, known: 'yes' })))
  expect(settled(outcomes)).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'company.last-branch' } })
  expect(await branches(office.visitor())).toHaveLength(1)
})

test('the holidays the law fixes are there, those of the moon are expected by the calendar of Umm al-Qura', async () => {
  expect(await isWorkingDay(office.visitor(), '2026-11-20')).toBe(false)
  expect(await isWorkingDay(office.visitor(), '2027-01-11')).toBe(false)
  const fitr = expectedHolidays('2027-03-01', 20)
  expect(fitr.map(({ day }) => day)).toContain('2027-03-10')
  expect(new Set(fitr.map(({ name }) => name))).toEqual(new Set(['عيد الفطر']))
})

test('a day that is only expected closes nothing; confirmed, the office is closed and the next working day is after it', async () => {
  const openingHours = { sunday: '08:00-13:00', wednesday: '08:00-13:00', thursday: '08:00-13:00' }
  await changeSettings(huda(), { openingHours })
  await addHoliday(huda(), { day: '2026-01-15', name: 'الإسراء والمعراج', kind: 'moon' })
  // Expected, it closes nothing; all the same nobody is written to on it.
  expect((await holidaysFrom(office, '2026-01-10')).has('2026-01-15')).toBe(true)
  expect((await companyProfile(office.visitor())).hours?.open).toBe(true)

  const twice = await Promise.allSettled([
    confirmHoliday(huda(), { day: '2026-01-15' }),
    confirmHoliday(huda(), { day: '2026-01-15' }),
  ])
  expect(settled(twice)).toEqual(['fulfilled', 'rejected'])
  expect((await companyProfile(office.visitor())).hours).toMatchObject({ open: false, today: [] })
  expect(await closedAt(office.visitor(), office.visitor().now())).toEqual([])
  expect(await nextWorkingDay(office.visitor(), '2026-01-15')).toBe('2026-01-18')

  await removeHoliday(huda(), { day: '2026-01-15' })
  await expect(removeHoliday(huda(), { day: '2026-01-15' })).rejects.toMatchObject({ code: 'company.no-holiday' })
  expect(await nextWorkingDay(office.visitor(), '2026-01-15')).toBe('2026-01-15')
})

test('of two who add the same day one is told that it is there', async () => {
  const day = { day: '2026-05-27', name: 'عطلة' }
  const outcomes = await Promise.allSettled([addHoliday(huda(), day), addHoliday(huda(), day)])
  expect(settled(outcomes)).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'company.holiday-exists' } })
})

test('whoever may not touches neither branches nor holidays', async () => {
  const said = office.staff('said')
  const forbidden = { code: 'forbidden' }
  const branchId = await idOf('SLL')
  await expect(addBranch(said, { code: 'TAQ', nameAr: 'طاقة', wilayat: 'طاقة' })).rejects.toMatchObject(forbidden)
  await expect(changeBranch(said, { branchId, nameAr: 'طاقة', wilayat: 'طاقة' })).rejects.toMatchObject(forbidden)
  await expect(closeBranch(said, { branchId, known: 'yes' })).rejects.toMatchObject(forbidden)
  await expect(addHoliday(said, { day: '2026-01-15', name: 'عطلة' })).rejects.toMatchObject(forbidden)
  await expect(confirmHoliday(said, { day: '2026-11-20' })).rejects.toMatchObject(forbidden)
  await expect(removeHoliday(said, { day: '2026-11-20' })).rejects.toMatchObject(forbidden)
})

test('a working day is counted from the hour the office opens, and over what is no working day', async () => {
  const workday = '08:00-13:00 16:00-20:00'
  const openingHours = {
    saturday: '09:00-13:00',
    sunday: workday,
    monday: workday,
    tuesday: workday,
    wednesday: workday,
    thursday: workday,
  }
  const at = (text: string) => new Date(`${text}:00+04:00`)
  const due = (text: string) => oneWorkingDayAfter(office.visitor(), at(text))
  expect(await due('2026-01-12T10:00')).toEqual(at('2026-01-13T10:00'))
  await changeSettings(huda(), { openingHours })
  expect(await due('2026-01-12T10:00')).toEqual(at('2026-01-13T10:00'))
  expect(await due('2026-01-12T14:00')).toEqual(at('2026-01-13T16:00'))
  expect(await due('2026-01-12T22:00')).toEqual(at('2026-01-14T08:00'))
  expect(await due('2026-01-15T19:00')).toEqual(at('2026-01-17T13:00'))
  expect(await due('2026-01-16T10:00')).toEqual(at('2026-01-18T09:00'))
  await addHoliday(huda(), { day: '2026-01-13', name: 'عطلة رسمية', certain: 'yes' })
  expect(await due('2026-01-12T10:00')).toEqual(at('2026-01-14T10:00'))
})

test('the sample of the paper carries the head and the foot as they are set', async () => {
  await changeSettings(huda(), { englishName: 'Al Tahaluf', paperFooter: 'صلالة، ظفار' })
  const pdf = await samplePaper(visit(huda(), '/admin/settings/documents/paper'))
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
  expect(await letterhead(office.visitor())).toMatchObject({ englishName: 'Al Tahaluf', footer: 'صلالة، ظفار' })
})
