import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { checkBooks } from '#areas/finance/closing/checks.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { banksOf } from '#testing/banks.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { bankLine } from './line-detail.ts'
import { matchFee, matchUnknown } from './use-cases/match-line.ts'
import { settleCards } from './use-cases/settle-cards.ts'

const office = testOffice()
const { account, taken, lines } = banksOf(office)
const { huda, id, customer, wrong } = payersOf(office)

async function shown(...rows: string[]) {
  const accountId = await account()
  await taken(huda(), accountId, rows)
  return { found: await lines(accountId) }
}

test.each([
  ['I21b', `delete from settled_parts`],
  ['I21b', `update transfers set amount = amount + 1 where credit_account = '1150'`],
  ['I21c', `update bank_lines set matched_as = 'fee' where matched_as = 'unknown-in'`],
  ['I21c', `update transfers set amount = amount + 1 where debit_account = '1290'`],
  ['I21d', `delete from bank_matches where line_id in (select id from bank_lines where matched_as = 'unknown-in')`],
  ['I21d', `update bank_lines set amount = amount + 1 where matched_as = 'fee'`],
])('%s: what the bank said and the books no longer agree on is found: %s', async (code, change) => {
  const salim = await customer()
  await receivePayment(huda(), { id: id(), partyId: salim, method1: 'card', amount1: '60', reference1: '0001' })
  const today = (await office.db.selectFrom('receipts').select('receivedOn').executeTakeFirstOrThrow()).receivedOn
  const { found } = await shown(
    '05/01/2026,TRF,,,75,75',
    '06/01/2026,FEE,,2,,73',
    '06/01/2026,OUT,,3,,70',
    `${today},POS,,,59,129`,
  )
  const [came = '', fee = '', out = '', pos = ''] = found.map((line) => line.id)
  await matchUnknown(huda(), { lineId: came })
  await matchFee(huda(), { lineId: fee })
  await matchUnknown(huda(), { lineId: out })
  const { cards = [] } = (await bankLine(huda(), pos, ''))?.choices ?? {}
  await settleCards(huda(), { lineId: pos, part: cards.map((one) => one.id) })
  expect(await wrong()).toEqual([])
  const undone = office.owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql.raw(change).execute(tx)
    const found = await checkBooks(tx)
    expect(found.flatMap(({ code: one, differences }) => (differences.length ? [one] : []))).toContain(code)
    throw new Error('as it was')
  })
  await expect(undone).rejects.toThrow('as it was')
})
