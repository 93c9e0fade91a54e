import { expect, test } from 'vitest'
import { unseenEntries } from '#areas/finance/bank/entries.ts'
import { bankLine } from '#areas/finance/bank/line-detail.ts'
import { matchFee } from '#areas/finance/bank/use-cases/match-line.ts'
import { unmatchLine } from '#areas/finance/bank/use-cases/unmatch-line.ts'
import { bounceCheque } from '#areas/finance/cheques/use-cases/bounce-cheque.ts'
import { depositCheques } from '#areas/finance/cheques/use-cases/deposit-cheques.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { banksOf } from '#testing/banks.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'

const office = testOffice()
const { huda, id, customer, brings, wrong } = vaultOf(office)
const { account, taken, lines } = banksOf(office)
const lies = (code: string, key?: string) => balanceOf(office, { account: code, ...(key && { key }) })
const on = '2026-01-15'

/** Fifty rials in each kind of account, and a cheque that lies where the money is not ours. */
async function begun() {
  const [ours, theirs] = [await account(), await account('trust')]
  const partyId = await customer()
  const came = { partyId, method1: 'bank-transfer', amount1: '50' } as const
  await receivePayment(huda(), { id: id(), ...came, account1: ours, reference1: 'FT1' })
  await receivePayment(huda(), { id: id(), ...came, account1: theirs, reference1: 'FT2' })
  const chequeId = await brings(partyId, '30')
  await depositCheques(huda(), { id: id(), accountId: theirs, chequeId })
  const bounces = (bankFee?: string) => bounceCheque(huda(), { chequeId, on, reason: 'الرصيد لا يكفي', bankFee })
  const fee = async () => {
    await taken(huda(), theirs, ['15/01/2026,CHQ RETURN CHARGES,,2.100,,47.900', '15/01/2026,SERVICE FEE,,2.100,,45.800'])
    return (await lines(theirs)).map((line) => line.id)
  }
  const stand = async () => [await lies('6150'), await lies('1120', ours), await lies('1130', theirs)]
  const unseen = async () => (await unseenEntries(office, { id: ours, heldFor: 'operating' })).map(({ amount }) => amount)
  return { ours, bounces, fee, stand, unseen }
}

test('the fee of a cheque that came back is matched with what was booked with it, and costs nothing again', async () => {
  const { bounces, fee, stand, unseen } = await begun()
  await bounces('2.100')
  expect([await stand(), await unseen()]).toEqual([
    [2_100n, 47_900n, 50_000n],
    [50_000n, -2_100n],
  ])
  const [lineId = '', other = ''] = await fee()
  expect((await bankLine(huda(), lineId, ''))?.choices).toMatchObject({
    ...{ booked: { bank: 'بنك مسقط' }, proposals: [{ act: 'fee', title: expect.stringContaining('رسم ارتجاع الشيك') }] },
  })
  await expect(matchFee(huda(), { lineId, feeVat: '0.100' })).rejects.toMatchObject({ issues: [{ path: ['feeVat'] }] })
  await matchFee(huda(), { lineId })
  expect([await stand(), await unseen(), await wrong()]).toEqual([[2_100n, 50_000n, 47_900n], [50_000n], []])
  const tasks = await office.db.selectFrom('tasks').select('status').where('rule', '=', 'finance.trust-fee').execute()
  expect(tasks).toEqual([{ status: 'open' }])

  await unmatchLine(huda(), { lineId, reason: 'سطر آخر' })
  expect([await stand(), await unseen(), await wrong()]).toEqual([[2_100n, 47_900n, 50_000n], [50_000n, -2_100n], []])
  const both = await Promise.allSettled([lineId, other].map((line) => matchFee(huda(), { lineId: line })))
  expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
  for (const line of [lineId, other]) await matchFee(huda(), { lineId: line }).catch(() => null)
  expect([await stand(), await unseen(), await wrong()]).toEqual([[4_200n, 50_000n, 45_800n], [50_000n], []])
})

test('a fee that the statement has told already is not booked with its cheque as well', async () => {
  const { bounces, fee, stand } = await begun()
  const [lineId = ''] = await fee()
  await matchFee(huda(), { lineId })
  await expect(bounces('2.100')).rejects.toMatchObject({ issues: [{ path: ['bankFee'] }] })
  await bounces()
  expect([await stand(), await wrong()]).toEqual([[2_100n, 50_000n, 47_900n], []])
})
