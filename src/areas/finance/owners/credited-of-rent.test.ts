import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { keepMandateTerms, takeBackRent } from '#areas/finance/public.ts'
import { reverseReceipt } from '#areas/finance/receipts/use-cases/reverse-receipt.ts'
import { boxesOf } from '#testing/boxes.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { registeredCompany } from '#testing/registered.ts'
import { demandRent, rentOf, within } from '#testing/rents.ts'
import { visit } from '#testing/visit.ts'
import { ownerStatement } from './owner-statement.ts'
import { ownerStatementAddress, readOwnerStatementAsked } from './owner-statement-asked.ts'
import { poolSeen } from './queries.ts'
import { loader as staffPdf } from './routes/back-office-owner-statement-pdf.ts'
import { statementMeant } from './statement-meant.ts'
import { runCommission } from './use-cases/run-commission.ts'
import { prepareSettlement } from './use-cases/settle-owners.ts'

const office = testOffice()
const { huda, id, customer, box, pays } = ownersOf(office)
const { colleague } = boxesOf(office)
const year = { from: '2026-01-01', to: '2026-12-31' }

/** Rent of 235 rials that two receipts paid, and our tenth of it. */
async function house() {
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
  const { id: branchId } = await office.db.selectFrom('branches').select('id').where('code', '=', 'SLL').executeTakeFirstOrThrow()
  const [owner, tenant] = [await customer('المالك'), await customer('مستأجر الشقة')]
  const [mandateId, contractId] = [id(), id()]
  const terms = { mandateId, branchId, leadId: owner, label: 'بيت عوقد', rate: 1000, reserve: 10_000n }
  await within(office, (work) => keepMandateTerms(work, { ...terms, owners: [{ partyId: owner, parts: 1n }] }))
  await box()
  const [noura, manager] = [await colleague('noura', 'accountant'), await colleague('manager', 'financeManager')]
  const demands = async (rials: number, source: string) => {
    const amount = BigInt(rials) * 1000n
    const { charges } = await demandRent(huda(), rentOf({ partyId: tenant, branchId, mandateId, contractId }, { amount }, source))
    return charges[0]?.id ?? ''
  }
  const chargeId = await demands(235, 'L-1')
  await pays(tenant, '222.400')
  await pays(tenant, '12.600')
  const runs = () => runCommission(noura, { mandateId })
  await runs()
  const credits = async (net: bigint) => {
    await within(office, (work) => takeBackRent(work, { chargeId, net, reason: 'غادر قبل نهاية الشهر' }))
    await runs()
  }
  const collects = async (rials: number, source: string) => {
    await demands(rials, source)
    return pays(tenant, String(rials))
  }
  const settles = async () => {
    const { id: settlementId, approvalId } = await prepareSettlement(noura, { id: id(), mandateId })
    await approve(manager, { approvalId: approvalId ?? '' })
    return settlementId
  }
  const told = async (asked: Record<string, string>) => {
    const pool = await poolSeen(noura, mandateId)
    const query = new URLSearchParams({ mandate: mandateId, ...asked })
    const meant = pool && (await statementMeant(noura, pool, readOwnerStatementAsked(query, noura.now())))
    const { sums, tenants, commission } = await ownerStatement(noura, meant ?? expect.fail('no statement'))
    const paid = tenants.flatMap((one) => one.paid)
    return { sums, paid, fees: commission.map(({ number, net }) => [number, net]) }
  }
  return {
    mandateId,
    noura,
    credits,
    collects,
    settles,
    told,
    lies: () => balanceOf(office, { account: '2120', key: mandateId }),
  }
}

test('what is credited of a rent, and of our commission for it, is one line with the number of the credit note', async () => {
  const { mandateId, noura, credits, collects, told, lies } = await house()
  await credits(31_333n)
  await credits(10_000n)
  // What was paid and taken back the same day is no credit, and stays two lines.
  const { id: receiptId } = await collects(50, 'L-2')
  await reverseReceipt(huda(), { receiptId, reason: 'على غيره' })
  const { paid, fees, sums } = await told(year)
  expect(paid.map(({ paper, amount }) => [paper, amount])).toEqual([
    ['RC-SLL26-00001', 222_400n],
    ['RC-SLL26-00002', 12_600n],
    ['CN-SLL26-00001', -31_333n],
    ['CN-SLL26-00003', -10_000n],
    ['RC-SLL26-00003', 50_000n],
    ['RC-SLL26-00003', -50_000n],
  ])
  expect(paid[2]?.description).toBe('إشعار دائن، إيجار يناير 2026، شقة 3')
  expect(fees).toEqual([
    ['SIN-SLL26-00001', 23_500n],
    ['CN-SLL26-00002', -3_133n],
    ['CN-SLL26-00004', -1_000n],
  ])
  expect(sums).toMatchObject({ collected: 193_667n, rents: 193_667n, commission: 19_367n, other: 0n, closing: await lies() })
  const paper = await staffPdf(visit(noura, ownerStatementAddress({ mandate: mandateId, ...year })))
  const text = pdfText(new Uint8Array(await paper.arrayBuffer()))
  for (const number of ['CN-SLL26-00001', 'CN-SLL26-00002', 'إشعار دائن']) expect(text).toContain(number)
})

test('where the pool cannot pay again what is left of our invoice, that is a line of the invoice beside the note', async () => {
  const { credits, collects, settles, told, lies } = await house()
  await settles()
  await credits(20_000n)
  const { fees, sums } = await told(year)
  expect(fees).toEqual([
    ['SIN-SLL26-00001', 23_500n],
    ['CN-SLL26-00002', -2_000n],
    ['SIN-SLL26-00001', -7_524n],
  ])
  expect(sums).toMatchObject({ collected: 215_000n, other: 0n, closing: await lies() })
  await collects(100, 'L-2')
  expect((await told({ settlement: await settles() })).fees).toEqual([
    ['CN-SLL26-00002', -2_000n],
    ['SIN-SLL26-00002', 10_000n],
  ])
})
