import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { banksOf } from '#testing/banks.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { journal, moved, postIt } from '#testing/postings.ts'
import { pdf } from '#testing/stories.ts'
import { quartersOf } from '#testing/tax-quarters.ts'
import { dayOf } from '#values/days.ts'
import { matchFee, matchInterest } from './bank/use-cases/match-line.ts'
import { creditBill } from './bills/use-cases/credit-bill.ts'
import { spendPetty } from './bills/use-cases/spend-petty.ts'
import { askDifference, countSession } from './cash/use-cases/close-session.ts'
import { bounceCheque } from './cheques/use-cases/bounce-cheque.ts'
import { depositCheques } from './cheques/use-cases/deposit-cheques.ts'
import { checkBooks } from './closing/checks.ts'
import { creditInvoice } from './credit-notes/use-cases/credit-invoice.ts'
import { resultChecks } from './result-checks.ts'
import { askWriteOff } from './write-offs/use-cases/ask-write-off.ts'

const office = testOffice()
const { huda, id, customer, box, owes, pays, brings, wrong } = vaultOf(office)
const { colleague, account, kept, taken, lines } = banksOf(office)
const { registered, supplier, buys } = quartersOf(office)

/** Something of everything that is earned or costs. */
async function earned() {
  await registered()
  const [, partyId, accountId] = [await box(), await customer(), await account()]
  const [noura, said] = [await colleague('noura', 'accountant'), await colleague('said', 'financeManager')]
  const { invoiceId, chargeId } = await owes(partyId, '20')
  await creditInvoice(huda(), { id: id(), invoiceId, reason: 'تصحيح', chargeId1: chargeId, net1: '1' })
  await pays(partyId, '15')
  const given = { reason: 'أفلس', attempts: 'رسالتان', evidence: [] }
  const { approvalId } = await askWriteOff(noura, { id: id(), partyId, chargeId1: chargeId, amount1: '1', ...given })
  await approve(said, { approvalId: approvalId ?? '' })
  const billId = await buys(await supplier(), '60')
  await creditBill(huda(), { id: id(), billId, number: 'CN-1', day: dayOf(huda().now()), reason: 'أُعيدت', net1: '5' })
  const tea = { payee: 'مقهى', account: '6110', line: 'shared', description: 'شاي', amount: '2', paid: [pdf] } as const
  await spendPetty(huda(), { id: id(), day: dayOf(huda().now()), ...tea })
  const chequeId = await brings(partyId, '5')
  await depositCheques(huda(), { id: id(), accountId, chequeId })
  await bounceCheque(huda(), { chequeId, on: '2026-01-15', reason: 'لا رصيد', bankFee: '2' })
  await taken(huda(), accountId, ['05/01/2026,FEE,,2.100,,0.900', '06/01/2026,INT,,,1,1.900'])
  const [fee, interest] = await lines(accountId)
  await matchFee(huda(), { lineId: fee?.id ?? '', feeVat: '0.100' })
  await matchInterest(huda(), { lineId: interest?.id ?? '' })
  const { fatima, sessionId } = await kept(10_000n)
  await countSession(fatima, { sessionId, rials5: '1', rials1: '4' })
  await askDifference(fatima, { sessionId, borneBy: 'company', reason: 'لا أعرف' })
  const asked = office.db.selectFrom('approvals').select('id').where('status', '=', 'pending')
  await approve(said, { approvalId: (await asked.executeTakeFirstOrThrow()).id })
  await postIt(huda(), journal([moved('6110', '2110:plant', 5_000n)], { source: { kind: 'plant', id: 'x', purpose: 'post' } }))
}

const tampered: [string, string][] = [
  ['I94', `delete from vouchers`],
  ['I93', `delete from vouchers`],
  ['I94', `update transfers set amount = amount + 1 where credit_account = '4400'`],
  ['I94', `update transfers set line = 'rent' where credit_account = '4400'`],
  ['I94', `update transfers set credit_account = '4500' where credit_account = '4400'`],
  ['I94', `delete from charge_movements where kind = 'credited'`],
  ['I94', `update transfers set amount = amount + 5 where debit_account = '6170'`],
  ['I94', `update cash_counts set counted = counted + 5`],
  ['I94', `update cheque_steps set bank_fee = bank_fee + 1 where bank_fee > 0`],
  ['I94', `update transfers set amount = amount - 1 where debit_account = '6150' and line = 'shared'`],
  ['I94', `update transfers set amount = amount - 1 where credit_account = '4900'`],
  ['I94', `update bill_lines set account = '5300'`],
  ['I94', `delete from bill_credit_lines`],
  ['I94', `update petty_expenses set amount = amount + 5`],
  ['I93', `update journals set source_id = 'another' where source = 'receipt'`],
  ['I93', `delete from cheque_steps`],
]

test('what no paper says is found, whatever was changed', async () => {
  await earned()
  expect(await wrong()).toEqual([])

  const missed: string[] = []
  for (const [code, change] of tampered) {
    const undone = office.owner.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql.raw(change).execute(tx)
      const found = await checkBooks(tx, resultChecks)
      if (!found.some((one) => one.code === code && one.differences.length > 0)) missed.push(`${code}: ${change}`)
      throw new Error('as it was')
    })
    await expect(undone).rejects.toThrow('as it was')
  }
  expect(missed).toEqual([])
})
