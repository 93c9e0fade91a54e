import { expect, test } from 'vitest'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { thumrait } from '#testing/branches.ts'
import { csvRows } from '#testing/csv.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { pdf } from '#testing/stories.ts'
import { statusOf, visit } from '#testing/visit.ts'
import { readProofsAsked } from './proof-asked.ts'
import { proofs } from './proof-list-queries.ts'
import { loader as exported } from './routes/proofs-export.ts'
import { confirmTransfer, refuseProof } from './use-cases/decide-proof.ts'
import { sendProof } from './use-cases/send-proof.ts'

const office = testOffice()
const { owner, huda, id, account } = ownersOf(office)
const listed = async (query: string, ctx = huda()) => {
  const { rows, sums } = await proofs(ctx, readProofsAsked(new URLSearchParams(query)))
  return { found: rows.map(({ reference }) => reference), sums: sums.map(({ status, sum }) => [status, sum]) }
}
const found = async (query: string) => (await listed(query)).found

/** One that waits, one that arrived a rial short, and one that was refused. */
async function three() {
  const [salim, said, bank] = [await owner(), await owner('سعيد المعشني'), await account()]
  const send = async (whose: typeof salim, reference: string, transferredOn: string, amount: string) =>
    (await sendProof(whose.ctx, { id: id(), file: [pdf], account: bank, amount, transferredOn, reference })).id
  await send(salim, 'BM-1', '2026-01-10', '20')
  const arrived = await send(said, 'BM-2', '2026-01-11', '30')
  const refused = await send(said, 'BM-3', '2026-01-12', '5')
  await confirmTransfer(huda(), { proofId: arrived, amount: '29', account1: bank, reference1: 'BM-2' })
  await refuseProof(huda(), { proofId: refused, reason: 'لم يصل' })
  return bank
}

test('proofs are found by the bank’s mark, the customer and the day, with what they come to in each state', async () => {
  const bank = await three()
  expect(await listed('')).toEqual({ found: ['BM-1'], sums: [['waiting', 20_000n]] })
  expect(await listed('state=all')).toEqual({
    found: ['BM-3', 'BM-2', 'BM-1'],
    sums: [
      ['waiting', 20_000n],
      ['confirmed', 30_000n],
      ['refused', 5_000n],
    ],
  })
  expect([await found('state=all&q=سعيد'), await found('state=all&q=bm-1'), await found('state=all&q=%2B%2B')]).toEqual([
    ...[['BM-3', 'BM-2'], ['BM-1'], []],
  ])
  expect([await found('state=all&from=2026-01-11&to=2026-01-11'), await found(`state=refused&account=${bank}`)]).toEqual([
    ...[['BM-2'], ['BM-3']],
  ])
  const far = office.staffWithin('bakhit', { branchIds: [thumrait] }, may.viewReceipts, may.exportReceipts)
  expect((await listed('state=all', far)).found).toEqual([])
  expect(await csvRows(exported(visit(far, '/x?format=csv&state=all')))).toEqual([])
})

test('what is taken along are the proofs that were asked for, and what they come to', async () => {
  await three()
  const rows = await csvRows(exported(visit(huda(), '/x?format=csv&state=all&q=سعيد')))
  expect(rows.map((row) => [row[0], row[5], row[9], row[10], row[11]])).toEqual([
    ['3', 'BM-3', 'لم يصل', '5.000', ''],
    ['2', 'BM-2', '', '30.000', '29.000'],
    ['مجموع: لم يُقبل', '', '', '5.000', ''],
    ['مجموع: تأكد وصوله', '', '', '30.000', '29.000'],
  ])
  expect(await statusOf(exported(visit(office.staff('omar', may.viewReceipts), '/x')))).toBe(403)
})
