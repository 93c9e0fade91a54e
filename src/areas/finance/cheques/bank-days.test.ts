import { expect, test } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { addHoliday } from '#areas/company/use-cases/change-holidays.ts'
import { loader as slipPaper } from '#areas/finance/vouchers/routes/back-office-cheque-slip-pdf.ts'
import { banksOf } from '#testing/banks.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { visit } from '#testing/visit.ts'
import { actsOn } from './acts-on.ts'
import { bankDaysInWords } from './bank-days.ts'
import { cheque } from './cheque-detail.ts'
import { daysAtBank } from './days-at-bank.ts'
import { slip, toDeposit } from './slip-queries.ts'
import { bounceCheque } from './use-cases/bounce-cheque.ts'
import { clearCheque } from './use-cases/clear-cheque.ts'
import { depositCheques } from './use-cases/deposit-cheques.ts'

const office = testOffice()
const { huda, id, customer, owes, brings, bank, status, wrong } = vaultOf(office)
const { taken } = banksOf(office)
const day = 86_400_000
const [thursday, friday, saturday, sunday, monday] = ['2026-01-15', '2026-01-16', '2026-01-17', '2026-01-18', '2026-01-19']

/** Two of thirty and twenty that went to the bank on Thursday, the last day before their own, a Sunday; so many days ago. */
async function atBank(daysAgo: number) {
  const [accountId, salim] = [await bank(), await customer()]
  const cheques = [await brings(salim, '30', { dueOn1: sunday }), await brings(salim, '20', { dueOn1: sunday })] as const
  const { id: slipId } = await depositCheques(huda(), { id: id(), accountId, chequeId: [...cheques] })
  office.later(daysAgo * day)
  return { accountId, slipId, cheques }
}
const clear = (chequeId: string | readonly string[], on: string) =>
  clearCheque(huda(), { chequeId: typeof chequeId === 'string' ? chequeId : [...chequeId], on })
const bounce = (chequeId: string, on: string) => bounceCheque(huda(), { chequeId, on, reason: 'الرصيد لا يكفي' })
const refused = (sentence: string) => ({ issues: [{ path: ['on'], message: expect.stringContaining(sentence) }] })

test('no bank pays a cheque before it had it or before its date, on a day off, or on a day to come; of several none then', async () => {
  const { cheques } = await atBank(10)
  const said = [
    ['2026-01-14', 'قبل إيداع الشيك'],
    [thursday, 'يستحق في 18 يناير'],
    ['2026-01-23', 'لا تعمل البنوك يوم الجمعة 23 يناير'],
    ['2026-01-24', 'لا تعمل البنوك يوم السبت'],
    ['2026-01-26', 'لم يأتِ بعد'],
  ] as const
  for (const [on, sentence] of said)
    for (const which of [cheques[0], cheques]) await expect(clear(which, on), on).rejects.toMatchObject(refused(sentence))
  expect(await Promise.all(cheques.map(status))).toEqual(['deposited', 'deposited'])
  await clear(cheques, sunday)
  expect(await Promise.all(cheques.map(status))).toEqual(['cleared', 'cleared'])
  expect(await wrong()).toEqual([])
})

test('one may come back before its date, yet on no day off', async () => {
  const { cheques } = await atBank(3)
  for (const on of [friday, saturday]) await expect(bounce(cheques[0], on)).rejects.toMatchObject(refused('لا تعمل البنوك'))
  await bounce(cheques[0], thursday)
  expect(await status(cheques[0])).toBe('bounced')
})

test('what stands on the statement of the bank on such a day was done on it: alone, as one sum of several, or taken back', async () => {
  const { accountId, cheques } = await atBank(2)
  const shown = (line: string) => taken(huda(), accountId, [line])
  await shown('16/01/2026,CHQ,,,31,31')
  await expect(clear(cheques, friday)).rejects.toMatchObject(refused('يستحق في'))
  await shown('17/01/2026,CHQ COLLECTION,,,50,81')
  await clear(cheques, saturday)
  expect(await Promise.all(cheques.map(status))).toEqual(['cleared', 'cleared'])

  const back = await brings(await customer('سعيد المعشني'), '7', { dueOn1: thursday })
  await depositCheques(huda(), { id: id(), accountId, chequeId: back })
  await expect(bounce(back, saturday)).rejects.toMatchObject(refused('لا تعمل البنوك'))
  await shown('17/01/2026,CHQ RETURN,,7,,74')
  await bounce(back, saturday)
  expect(await wrong()).toEqual([])
})

test('the form proposes the last possible day and says which there are; none where the first is still to come', async () => {
  const { slipId, cheques } = await atBank(0)
  const acts = async () => actsOn(huda(), (await cheque(huda(), cheques[0])) ?? expect.fail('it is there'))
  const onSlip = async () => daysAtBank(huda(), (await slip(huda(), slipId))?.payableFrom ?? '')
  expect(await acts()).toMatchObject({ clear: { first: sunday, last: null }, bounce: { first: thursday, last: thursday } })
  office.later(2 * day)
  expect(await acts()).toMatchObject({ clear: { last: null }, bounce: { first: thursday, last: thursday } })
  office.later(2 * day)
  const days = { first: sunday, last: monday }
  expect([(await acts()).clear, await onSlip()]).toEqual([days, days])
  expect(bankDaysInWords(days, monday)).toBe(
    'يوم تعمل فيه البنوك من الأحد 18 يناير حتى الاثنين 19 يناير، أو يوم ظهوره في كشف البنك.',
  )
})

test('what is due until the bank works again and what is late go there together, by a slip that names them', async () => {
  const [accountId, salim] = [await bank(), await customer()]
  await owes(salim, '70', '2026-01-10')
  const pays = (amount: string, dueOn1: string) => brings(salim, amount, { dueOn1, cover: 'oldest' })
  const late = await pays('10', '2026-01-10')
  // It is Thursday: Friday and Saturday are off, and Sunday is a holiday.
  const maryam = office.staff('maryam', ...Object.values(companyPermissions))
  await addHoliday(maryam, { day: sunday, name: 'عطلة', certain: 'yes' })
  const [tomorrow, later] = [await pays('20', monday), await pays('40', '2026-01-20')]
  const idle = await brings(salim, '5', { dueOn1: monday })
  const due = await toDeposit(huda())
  expect([due.offered, due.idle].map(({ rows }) => rows.map((one) => one.id))).toEqual([[late, tomorrow], [idle]])
  await expect(depositCheques(huda(), { id: id(), accountId, chequeId: later })).rejects.toMatchObject({
    issues: [{ path: ['chequeId'] }],
  })
  const { id: slipId } = await depositCheques(huda(), { id: id(), accountId, chequeId: [late, tomorrow] })
  const paper = await slipPaper(visit(huda(), '/pdf', { params: { slipId } }))
  const text = pdfText(new Uint8Array(await paper.arrayBuffer()))
  for (const said of ['DS-SLL26-00001', '30.000', 'OM030270000000000000101', 'رقم الشيك']) expect(text).toContain(said)
  office.later(4 * day)
  expect(await clear([late, tomorrow], monday)).toEqual({ receipts: ['RC-SLL26-00001', 'RC-SLL26-00002'] })
  expect(await wrong()).toEqual([])
})
