import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { addCompanyAccount } from '#areas/finance/cash/use-cases/change-bank-accounts.ts'
import { transferPayout } from '#areas/finance/payouts/use-cases/pay-payout.ts'
import { keepMandateTerms } from '#areas/finance/public.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { boxesOf } from '#testing/boxes.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { demandRent, rentOf, within } from '#testing/rents.ts'
import { visit } from '#testing/visit.ts'
import { ownerStatement } from './owner-statement.ts'
import { ownerStatementAddress, readOwnerStatementAsked } from './owner-statement-asked.ts'
import { poolSeen } from './queries.ts'
import { loader as staffPdf } from './routes/back-office-owner-statement-pdf.ts'
import { statementMeant } from './statement-meant.ts'
import { payOwner } from './use-cases/pay-owner.ts'
import { prepareSettlement } from './use-cases/settle-owners.ts'

const office = testOffice()
const { huda, id, customer, owner } = ownersOf(office)
const { colleague } = boxesOf(office)

async function house() {
  const { id: branchId } = await office.db.selectFrom('branches').select('id').where('code', '=', 'SLL').executeTakeFirstOrThrow()
  const [salim, tenant, mandateId] = [await owner(), await customer('مستأجر'), id()]
  const trust = { bank: 'بنك ظفار', holder: 'التحالف', iban: 'OM230180000000000000202', heldFor: 'trust' } as const
  const { id: account } = await addCompanyAccount(huda(), trust)
  const owners = [{ partyId: salim.partyId, parts: 1n, iban: 'OM810180000001299123456' }]
  const terms = { mandateId, branchId, leadId: salim.partyId, label: 'بيت عوقد', rate: 0, owners }
  await within(office, (work) => keepMandateTerms(work, terms))
  const [noura, manager] = [await colleague('noura', 'accountant'), await colleague('manager', 'financeManager')]
  const collects = async (count: number, name: string) => {
    for (let one = 0; one < count; one += 1) {
      const about = { partyId: tenant, branchId, mandateId, contractId: id() }
      await demandRent(huda(), rentOf(about, { amount: 100_000n }, `${name}-${one}`))
      const paid = { method1: 'bank-transfer', amount1: '100', account1: account, reference1: `${name}-${one}` } as const
      await receivePayment(huda(), { id: id(), partyId: tenant, ...paid })
    }
  }
  const settles = async () => {
    const { id: settlementId, approvalId } = await prepareSettlement(noura, { id: id(), mandateId })
    await approve(manager, { approvalId: approvalId ?? '' })
    return settlementId
  }
  const pays = async () => {
    const { id: payoutId, approvalId, number } = await payOwner(noura, { id: id(), mandateId, partyId: salim.partyId })
    await approve(manager, { approvalId: approvalId ?? '' })
    await transferPayout(manager, { payoutId, account, reference: `TT-${number}` })
    return number
  }
  const told = async (settlement: string) => {
    const pool = (await poolSeen(noura, mandateId)) ?? expect.fail('no pool')
    const asked = readOwnerStatementAsked(new URLSearchParams({ mandate: mandateId, settlement }), noura.now())
    const meant = (await statementMeant(noura, pool, asked)) ?? expect.fail('no statement')
    return (await ownerStatement(noura, meant)).owners.map(({ opening, settled, paid, closing }) => [
      opening,
      settled,
      paid,
      closing,
    ])
  }
  const printed = async (settlement: string) => {
    const answer = await staffPdf(visit(noura, ownerStatementAddress({ mandate: mandateId, settlement })))
    return new Uint8Array(await answer.arrayBuffer())
  }
  return { collects, settles, pays, told, printed }
}
const pagesOf = (pdf: Uint8Array) =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/Type \/Page\b/g),
  ].length

test('the statement of a settlement has the payout that paid it and ends at nothing; the next begins there', async () => {
  const { collects, settles, pays, told, printed } = await house()
  await collects(1, 'L')
  const first = await settles()
  expect(await told(first)).toEqual([[0n, 100_000n, 0n, 100_000n]])
  await office.announce()
  const before = await printed(first)
  const number = await pays()
  expect(await told(first)).toEqual([[0n, 100_000n, 100_000n, 0n]])
  const after = await printed(first)
  expect([pdfText(before).includes(number), pdfText(after).includes(number)]).toEqual([false, true])
  expect(await printed(first)).toEqual(after)

  await collects(1, 'M')
  const second = await settles()
  expect([await told(first), await told(second)]).toEqual([[[0n, 100_000n, 100_000n, 0n]], [[0n, 100_000n, 0n, 100_000n]]])
  await pays()
  expect([await told(first), await told(second)]).toEqual([[[0n, 100_000n, 100_000n, 0n]], [[0n, 100_000n, 100_000n, 0n]]])
})

test('it stands on one page where it fits, and on more where it does not', async () => {
  const { collects, settles, pays, printed } = await house()
  await collects(8, 'L')
  const few = await settles()
  await pays()
  expect(pagesOf(await printed(few))).toBe(1)
  await collects(30, 'M')
  expect(pagesOf(await printed(await settles()))).toBeGreaterThan(1)
})
