import { globSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { banksOf } from '#testing/banks.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { pdf } from '#testing/stories.ts'
import { matchFee } from './bank/use-cases/match-line.ts'
import { unmatchLine } from './bank/use-cases/unmatch-line.ts'
import { enterBill } from './bills/use-cases/enter-bill.ts'
import { addSupplier } from './bills/use-cases/keep-suppliers.ts'
import { askCreditTransfer } from './credit-transfers/use-cases/ask-credit-transfer.ts'
import { askRefund } from './payouts/use-cases/ask-refund.ts'
import { sendProof } from './portal/use-cases/send-proof.ts'
import { askSetOff } from './set-offs/use-cases/ask-set-off.ts'

const office = testOffice()
const { huda, id, box, owes, pays, owner, account } = ownersOf(office)
const { taken, lines, colleague } = banksOf(office)

const tables = globSync('src/areas/finance/migrations/*.sql')
  .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/^create table (\w+)/gm)])
  .map(([, name = '']) => name)
  .toSorted()

/** What is no record of money: what was begun and not sent, what a match or a promise held together and may let go, guards and settings. */
const goesAway =
  'bank_matches settled_parts bank_statements opening_imports cheque_covers taken_slips parked_payments invoice_drafts leaf_guards settled_refunds'
    .split(' ')
    .concat('online_providers online_payment_dues transfer_proof_dues cod_hand_over_parts'.split(' '))

test.each(tables)('nobody takes a row out of %s with the rights of the application', async (table) => {
  const took = (how: string) =>
    sql
      .raw(how.replace('X', table))
      .execute(office.db)
      .then(
        () => how,
        () => null,
      )
  const emptied = [await took('truncate X cascade'), await took('delete from X')].filter(Boolean)
  expect(emptied).toEqual(goesAway.includes(table) ? ['delete from X'] : [])
})

/** One of each of what was entered, agreed to or kept. */
async function oneOfEach() {
  const [, accountId, salim] = [await box(), await account(), await owner()]
  const { partyId } = salim
  await pays(partyId, '50')
  const { chargeId } = await owes(partyId, '20')
  const { id: supplierId } = await addSupplier(huda(), { name: 'قطع الغيار' })
  const tyres = { account1: '5400', line1: 'cars', description1: 'إطارات', net1: '60', vatCategory1: 'exempt' } as const
  const days = { day: '2026-01-10', dueOn: '2026-01-20' }
  await enterBill(huda(), { id: id(), supplierId, number: '71', paper: [pdf], ...days, ...tyres })
  const shown = { account: accountId, transferredOn: '2026-01-14', reference: 'BM-8841', file: [pdf], amount: '9' }
  await sendProof(salim.ctx, { id: id(), ...shown })
  await askRefund(huda(), { id: id(), partyId, amount: '5', method: 'cash', purpose: 'انتهى العقد' })
  const given = { id: id(), partyId, takerId: (await owner('سعيد المعشني')).partyId, amount: '3', reason: 'أخوه', consent: 'كتب' }
  await askCreditTransfer(huda(), { ...given, evidence: [] })
  const asked = { pot: 'credit', chargeId1: chargeId, amount1: '5', consent: 'كتب', reason: 'طلبه', evidence: [] } as const
  await askSetOff(await colleague('noura', 'accountant'), { id: id(), partyId, ...asked })
  await sql`update set_offs set status = 'done', agreed_by = 'noura', agreed_at = now()`.execute(office.owner)
  await taken(huda(), accountId, ['05/01/2026,FEE,,2.100,,0.900'])
  const [line] = await lines(accountId)
  await matchFee(huda(), { lineId: line?.id ?? '', feeVat: '0' })
  return { lineId: line?.id ?? '' }
}

test('what was entered, agreed to or kept stays as it is, whoever works with the rights of the application', async () => {
  const { lineId } = await oneOfEach()
  const changes = [
    `update document_series set last = last + 1`,
    `insert into document_series select 'invoice', id, 2020, 9 from branches`,
    `update bills set net = net + 1, open = open + 1`,
    `update bills set day = day - 1`,
    `update bills set number = 'X'`,
    `update bills set due_on = due_on + 30`,
    `update bills set entered_by = 'x'`,
    `update transfer_proofs set amount = amount + 1`,
    `update payouts set approved_by = 'x'`,
    `update set_offs set agreed_by = 'x'`,
    `update credit_transfers set amount = amount + 1`,
    `update credit_transfers set taker_id = party_id`,
    `update credit_transfers set agreed_by = 'x'`,
    `update cash_sessions set keeper_id = 'x'`,
    `update bank_matches set transfer_id = transfer_id + 1`,
  ]
  const went: string[] = []
  for (const change of changes) {
    const rows = await sql
      .raw(change)
      .execute(office.db)
      .then(String, () => null)
    if (rows) went.push(change)
  }
  expect(went).toEqual([])
  await office.owner.updateTable('bankLines').set({ status: 'locked' }).where('id', '=', lineId).execute()
  await expect(office.db.deleteFrom('bankMatches').execute()).rejects.toThrow('is locked')
})

test('a match that was undone stays known', async () => {
  const { lineId } = await oneOfEach()
  await unmatchLine(huda(), { lineId, reason: 'سطر آخر' })
  const past = await office.db.selectFrom('pastBankMatches').select('lineId').execute()
  expect(past).toEqual([{ lineId }])
  await expect(office.db.deleteFrom('pastBankMatches').execute()).rejects.toThrow()
})
