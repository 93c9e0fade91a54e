import { expect, test } from 'vitest'
import { oneApproval } from '#areas/access/approvals/queries.ts'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { closingChecklist } from '#areas/finance/closing/closing-checklist.ts'
import { action, loader } from '#areas/finance/closing/routes/back-office-periods.tsx'
import { askToCloseYear, askToReopenYear } from '#areas/finance/closing/use-cases/close-year.ts'
import { askToLock, askToUnlock } from '#areas/finance/closing/use-cases/lock-period.ts'
import { years } from '#areas/finance/closing/year.ts'
import { banksOf } from '#testing/banks.ts'
import { afterClearNight } from '#testing/clear-night.ts'
import { testOffice } from '#testing/office.ts'
import { journal, moved, postIt } from '#testing/postings.ts'
import { registeredCompany } from '#testing/registered.ts'
import { answered, visit } from '#testing/visit.ts'
import { lockedTo } from './period.ts'

// It is 15 January 2026 there.
const office = testOffice()
afterClearNight(office)
const { house, kept, colleague } = banksOf(office)
const people = async () => ({ zahra: await colleague('zahra', 'accountant'), said: await colleague('said', 'financeManager') })
const sells = (amount: bigint, day: string) =>
  postIt(house(), journal([{ ...moved('1210:salim', '4400', amount), line: 'cars' }], { day }))
const reason = 'نهاية السنة'

test('days are closed when another agrees, and nothing is before; of two requests one waits', async () => {
  const { zahra, said } = await people()
  const asks = () => askToLock(zahra, { lockedTo: '2025-12-31', reason })
  const ends = await Promise.allSettled([asks(), asks()])
  const asked = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []))
  expect([asked.length, await lockedTo(office)]).toEqual([1, null])
  const approvalId = asked[0]?.approvalId ?? ''
  await expect(approve(zahra, { approvalId })).rejects.toMatchObject({ status: 403 })
  expect((await oneApproval(said, approvalId))?.checks).toMatchObject([
    { answer: 'إقفال الدفاتر حتى 31 ديسمبر 2025', path: '/admin/finance/periods' },
    { answer: expect.arrayContaining(['تم: الورديات مغلقة', 'تم: سطور كشوف البنوك مطابَقة']) },
  ])
  await approve(said, { approvalId })
  expect(await lockedTo(office)).toBe('2025-12-31')
  expect(await office.history()).toEqual(expect.arrayContaining(['finance.period-change-asked', 'finance.period-locked']))

  const own = await askToUnlock(said, { reason: 'فاتورة متأخرة' })
  await expect(approve(said, { approvalId: own.approvalId })).rejects.toMatchObject({ code: 'access.own-request' })
  await approve(await colleague('maryam', 'generalManager'), { approvalId: own.approvalId })
  expect(await lockedTo(office)).toBeNull()
})

test('what is left stands on the list with its page, and is passed over for a reason alone, which whoever agrees reads', async () => {
  const { zahra, said } = await people()
  await changeSettings(office.staff('omar', ...Object.values(companyPermissions)), registeredCompany)
  await sells(5_000n, '2025-12-20')
  const left = async (until: string) =>
    (await closingChecklist(office.visitor(), until)).flatMap((item) => (item.left ? [[item.what, item.path]] : []))
  expect(await left('2025-12-30')).toEqual([])
  expect(await left('2025-12-31')).toEqual([['tax', '/admin/finance/tax']])
  await kept(10_000n)
  office.later(86_400_000)
  expect(await left('2026-01-15')).toEqual([
    ['sessions', '/admin/finance/boxes/sessions'],
    ['tax', '/admin/finance/tax'],
  ])

  await expect(askToLock(zahra, { lockedTo: '2026-01-15', reason })).rejects.toMatchObject({ code: 'finance.not-counted' })
  const despite = 'يُقدَّم الإقرار في موعده'
  const { approvalId } = await askToLock(zahra, { lockedTo: '2025-12-31', reason, despite })
  expect((await oneApproval(said, approvalId))?.checks).toContainEqual({ question: 'لماذا رغم ما بقي', answer: despite })
  await approve(said, { approvalId })
  expect(await lockedTo(office)).toBe('2025-12-31')
})

test('a year is closed and opened again by two', async () => {
  const { said } = await people()
  const maryam = await colleague('maryam', 'generalManager')
  await sells(5_000n, '2025-06-01')
  const next = async () => (await years(office.visitor())).next?.year ?? null
  const { approvalId } = await askToCloseYear(said, { year: '2025' })
  expect(await next()).toBe(2025)
  await approve(maryam, { approvalId })
  expect([await next(), await lockedTo(office)]).toEqual([null, '2025-12-31'])
  const again = await askToReopenYear(maryam, { year: '2025', reason })
  await approve(said, { approvalId: again.approvalId })
  expect(await next()).toBe(2025)
})

test('the page has the list until the day one asks for, what waits, and keeps what was typed', async () => {
  const { zahra } = await people()
  const here = '/admin/finance/periods'
  const sends = (form: Record<string, string>) => answered(action(visit(zahra, `${here}?act=lock`, { form })))
  expect(await loader(visit(zahra, here))).toMatchObject({ until: '2025-12-31', waiting: null, mayUnlock: false })
  expect(await loader(visit(zahra, `${here}?until=2026-01-10`))).toMatchObject({ until: '2026-01-10' })
  expect(await sends({ lockedTo: '2026-01-15', reason })).toMatchObject({
    data: { typed: { reason }, fields: { lockedTo: [expect.any(String)] } },
  })
  expect(await sends({ lockedTo: '2025-12-31', reviewed: '2025-12-30', reason })).toMatchObject({
    data: { typed: { reason }, fields: { lockedTo: [expect.stringContaining('30 ديسمبر 2025')] } },
  })
  expect(await sends({ lockedTo: '2025-12-31', reviewed: '2025-12-31', reason })).toMatchObject({ status: 303 })
  expect(await loader(visit(zahra, here))).toMatchObject({ waiting: { by: 'zahra' } })
})
