import { beforeEach, expect, test } from 'vitest'
import { invoice } from '#areas/finance/invoices/invoice-detail.ts'
import { invoicePaper } from '#areas/finance/invoices/invoice-paper.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { billCycle } from '../billing/use-cases/bill-cycle.ts'
import { cycleSheetsPaper, lineNote } from './hire-papers.ts'

const office = testOffice()
const { setUp, clerk, out, at, approved, look } = machineHiresOf(office)
beforeEach(setUp)

const accountant = () => office.staff('huda', ...Object.values(financePermissions))

test('33 behind the invoice of a cycle stands every signed day, with who signed it', async () => {
  const { contractId, lineId } = await out({ endsOn: '2026-02-02', poNumber: 'PO-2611-44' })
  await approved(lineId, '2026-02-01', { worked: '9.5', standby: '0.5', meterTo: '4522' })
  await approved(lineId, '2026-02-02')
  at('2026-03-02', '09:00')
  await billCycle(clerk(), { contractId, number: '1', putOff: 'yes' })
  const one = await look(contractId)
  const text = pdfText((await cycleSheetsPaper(clerk(), one, 1)) ?? new Uint8Array())
  for (const said of ['PO-2611-44', one.cycles[0]?.paper?.number ?? '?', '9.5', 'عيسى الحضري']) expect(text).toContain(said)
  expect(await cycleSheetsPaper(clerk(), one, 2)).toBeNull()
  const invoiceId = (await office.db.selectFrom('hireCycles').select('invoiceId').executeTakeFirstOrThrow()).invoiceId ?? ''
  const paper = await invoice(accountant(), invoiceId)
  if (!paper) throw new Error('no invoice')
  for (const form of ['sheet', 'both'] as const) {
    const whole = pdfText(await invoicePaper(accountant(), paper, form))
    for (const said of [paper.number, 'PO-2611-44', 'EX-07', '9.5', 'عيسى الحضري', '4,522']) expect(whole).toContain(said)
  }
})

test('what goes along with a machine names it, its site and who works it', async () => {
  const { contractId } = await out({ endsOn: '2026-02-02' })
  const one = await look(contractId)
  const [line] = one.lines
  const text = pdfText((line && (await lineNote(clerk(), one, line))) ?? new Uint8Array())
  for (const said of ['EX-07', 'راجيش كومار', 'Delivery note']) expect(text).toContain(said)
})
