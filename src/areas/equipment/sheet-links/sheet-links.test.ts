import { beforeEach, expect, test } from 'vitest'
import { asTheHouse } from '#platform/actors.ts'
import { digitsOf } from '#platform/secrets.ts'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { recordSheet } from '../sheets/use-cases/record-sheet.ts'
import { tokenOf } from './link.ts'
import { sheetLinkPage } from './page.ts'
import { askSheetCode } from './use-cases/ask-sheet-code.ts'
import { disputeByLink } from './use-cases/dispute-by-link.ts'
import { remindSigners } from './use-cases/remind-signers.ts'
import { signSheetsByCode } from './use-cases/sign-sheets-by-code.ts'

const office = testOffice()
const { clerk, out, at, day, here, setUp } = machineHiresOf(office)
beforeEach(setUp)

const rep = '+96890000145'
const house = () => asTheHouse(office.visitor())
const remind = async () => (await remindSigners(house(), {})).reminded
const links = () => office.db.selectFrom('sheetLinks').select(['id', 'phone', 'codeId', 'contractId']).orderBy('phone').execute()

/** Two days were written, and whoever speaks for the site was sent the link. */
async function twoDays(more: Parameters<typeof out>[0] = {}, how: Parameters<typeof out>[1] = {}) {
  const one = await out(more, how)
  at('2026-02-01', '17:00')
  const first = await recordSheet(clerk(), day(one.lineId, '2026-02-01'))
  at('2026-02-02', '17:00')
  const second = await recordSheet(clerk(), day(one.lineId, '2026-02-02', { standby: '2', worked: '8' }))
  at('2026-02-02', '18:05')
  await remind()
  const link = (await links()).find(({ contractId }) => contractId === one.contractId)
  const sheetToken = await tokenOf(office.db, link?.id ?? '')
  return { ...one, sheetToken, sheets: [first.id, second.id] }
}

async function codeOf(sheetToken: string) {
  await askSheetCode(office.visitor(), { sheetToken })
  const rows = await Promise.all((await links()).map(async (link) => ({ ...link, token: await tokenOf(office.db, link.id) })))
  const id = rows.find(({ token }) => token === sheetToken)?.codeId ?? ''
  const { sent, value } = await office.db
    .selectFrom('oneTimeCodes')
    .select(['sent', 'value'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(value).toBe(rep)
  return digitsOf(office.db, 'one-time-code', `${id} ${sent}`)
}
const states = async () =>
  (await office.db.selectFrom('daySheets').select(['state', 'signer', 'signedWay']).orderBy('day').execute()).map((row) =>
    [row.state, row.signer, row.signedWay].filter(Boolean).join(' '),
  )
const asSeen = (ids: readonly string[]) => ids.map((id) => `${id}:1`)

test('31 whoever speaks for a site sees the sheets of their hire alone, and signs several with one code', async () => {
  const one = await twoDays()
  const page = await sheetLinkPage(office.visitor(), one.sheetToken)
  expect(page).toMatchObject({ signer: 'عيسى الحضري', site: 'ريسوت، قطعة 214', code: null })
  expect(page?.sheets.map(({ id }) => id)).toEqual(one.sheets)
  expect(await sheetLinkPage(office.visitor(), 'of nobody')).toBeNull()
  const form = { sheetToken: one.sheetToken, sheets: asSeen(one.sheets) }
  await expect(signSheetsByCode(office.visitor(), { ...form, oneTimeCode: '000000' })).rejects.toThrow('اطلب الرمز أولًا')
  const oneTimeCode = await codeOf(one.sheetToken)
  await expect(
    signSheetsByCode(office.visitor(), { ...form, oneTimeCode: oneTimeCode === '111111' ? '222222' : '111111' }),
  ).rejects.toThrow('لا يطابق')
  await signSheetsByCode(office.visitor(), { ...form, oneTimeCode })
  expect(await states()).toEqual(['signed عيسى الحضري code', 'signed عيسى الحضري code'])
  // A second press is told the same, and changes nothing.
  expect(await signSheetsByCode(office.visitor(), { ...form, oneTimeCode })).toMatchObject({ count: 2 })
  const facts = await office.db.selectFrom('facts').select('id').where('name', '=', 'equipment.timesheet-signed').execute()
  expect(facts).toHaveLength(2)
})

test('31 a link never signs a sheet of another hire, nor one that was changed meanwhile, nor for a number the hire no longer names', async () => {
  const one = await twoDays()
  const other = await out({}, { machineId: here.machines[1] ?? '', operatorId: here.operators[1] })
  at('2026-02-02', '18:30')
  const foreign = await recordSheet(clerk(), day(other.lineId, '2026-02-02', { meterTo: undefined }))
  const oneTimeCode = await codeOf(one.sheetToken)
  const form = { sheetToken: one.sheetToken, oneTimeCode }
  const sign = (sheets: string[]) => signSheetsByCode(office.visitor(), { ...form, sheets })
  await expect(sign(asSeen([one.sheets[0] ?? '', foreign.id]))).rejects.toThrow('عُدّل هذا السجل')
  await expect(sign([`${one.sheets[0]}:7`])).rejects.toThrow('عُدّل هذا السجل')
  expect(await states()).toEqual(['open', 'open', 'open'])
  await office.db.updateTable('hires').set({ repPhone: '+96890000199' }).where('contractId', '=', one.contractId).execute()
  expect(await sheetLinkPage(office.visitor(), one.sheetToken)).toBeNull()
  await expect(sign(asSeen(one.sheets))).rejects.toThrow('لا كشوف بهذا الرابط')
})

test('18 what the site disputes by the link waits with both figures and who said them, and is not signed over', async () => {
  const { sheetToken, sheets } = await twoDays()
  const [sheetId = ''] = sheets
  const form = { sheetToken, sheetId, worked: '7.5', why: 'غادر المشغّل قبل العصر' }
  await expect(disputeByLink(office.visitor(), { ...form, why: '' })).rejects.toThrow('اكتب سبب الاعتراض')
  await disputeByLink(office.visitor(), form)
  const row = office.db.selectFrom('daySheets').selectAll().where('id', '=', sheetId)
  expect(await row.executeTakeFirst()).toMatchObject({
    ...{ state: 'disputed', worked: 600, disputedWorked: 450, disputedBy: 'عيسى الحضري', disputeWhy: form.why },
  })
  await expect(disputeByLink(office.visitor(), form)).rejects.toThrow('لا ينتظر هذا الكشف توقيعك')
  expect((await sheetLinkPage(office.visitor(), sheetToken))?.sheets).toHaveLength(1)
})

test('while sheets wait whoever speaks for the site is reminded once in the evening and once in the morning', async () => {
  const { lineId } = await twoDays({ secondName: 'سعيد', secondPhone: '90000146' })
  // The first evening was told already, and nobody is called on at noon.
  expect(await remind()).toBe(0)
  at('2026-02-03', '08:10')
  expect(await Promise.all([remind(), remind()])).toContain(2)
  expect(await remind()).toBe(0)
  at('2026-02-03', '12:00')
  expect(await remind()).toBe(0)
  expect((await links()).map(({ phone }) => phone)).toEqual([rep, '+96890000146'])
  await office.db.updateTable('daySheets').set({ state: 'signed' }).where('lineId', '=', lineId).execute()
  at('2026-02-03', '18:10')
  expect(await remind()).toBe(0)
  const told = await office.db.selectFrom('facts').select('data').where('name', '=', 'equipment.timesheets-awaited').execute()
  expect(told.map(({ data }) => (data as { count: number; oldest: string }).count)).toEqual([2, 2, 2])
})
