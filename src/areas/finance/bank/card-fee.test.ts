import { expect, test } from 'vitest'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { banksOf } from '#testing/banks.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { bankLine } from './line-detail.ts'
import { action } from './routes/back-office-bank-line.tsx'
import { settleCards } from './use-cases/settle-cards.ts'
import { unmatchLine } from './use-cases/unmatch-line.ts'
import { bankFactLines } from './words.ts'

const office = testOffice()
const { account, taken, lines } = banksOf(office)
const { huda, id, customer, wrong } = payersOf(office)
const fees = () => balanceOf(office, { account: '6150' })

test('less than a provider pays out is no fee until somebody says why, which stays with the line', async () => {
  const card = { method1: 'card', amount1: '10', reference1: '0001' } as const
  await receivePayment(huda(), { id: id(), partyId: await customer(), ...card })
  const today = (await office.db.selectFrom('receipts').select('receivedOn').executeTakeFirstOrThrow()).receivedOn
  const accountId = await account()
  await taken(huda(), accountId, [`${today},POS A,B1,,7.777,7.777`, `${today},POS B,B2,,9.550,17.327`])
  const [lineId = '', usual = ''] = (await lines(accountId)).map((line) => line.id)
  const { cards = [] } = (await bankLine(huda(), lineId, ''))?.choices ?? {}
  const form = { part: cards[0]?.id ?? '', explained: '  ' }
  const refused = await answered(action(visit(huda(), '/?act=cards', { params: { lineId }, form })))
  expect(refused).toMatchObject({
    data: { fields: { explained: [expect.stringContaining('الفرق ')] }, typed: { part: form.part } },
  })
  expect([await fees(), (await bankLine(huda(), lineId, ''))?.status]).toEqual([0n, 'new'])
  await settleCards(huda(), { lineId, part: form.part, explained: 'اقتطع المزوّد مبلغًا متنازعًا فيه' })
  const line = await bankLine(huda(), lineId, '')
  expect([await fees(), line?.explained]).toEqual([2_223n, 'اقتطع المزوّد مبلغًا متنازعًا فيه'])
  const facts = office.db.selectFrom('facts').select('data').where('name', '=', 'finance.line-matched')
  const [{ data } = { data: null }] = await facts.execute()
  expect(bankFactLines['finance.line-matched']?.(data)).toContain('سبب الفرق: اقتطع المزوّد')
  await unmatchLine(huda(), { lineId, reason: 'سطر آخر' })
  expect((await bankLine(huda(), lineId, ''))?.explained).toBeNull()
  await settleCards(huda(), { lineId: usual, part: form.part })
  expect([await fees(), (await bankLine(huda(), usual, ''))?.explained, await wrong()]).toEqual([450n, null, []])
})
