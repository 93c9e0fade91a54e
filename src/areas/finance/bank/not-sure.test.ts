import { expect, test } from 'vitest'
import { bankAccountOf } from '#areas/finance/cash/bank-account.ts'
import { bounceCheque } from '#areas/finance/cheques/use-cases/bounce-cheque.ts'
import { depositCheques } from '#areas/finance/cheques/use-cases/deposit-cheques.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { banksOf } from '#testing/banks.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { bankLine } from './line-detail.ts'
import { sureShown } from './sure.ts'
import { matchSure } from './use-cases/match-sure.ts'
import { settleCards } from './use-cases/settle-cards.ts'

const office = testOffice()
const { account, taken, lines } = banksOf(office)
const { huda, id, customer, brings, wrong } = vaultOf(office)

async function sure(accountId: string) {
  const bank = await bankAccountOf(huda(), accountId)
  return (bank && (await sureShown(huda(), bank)))?.rows.map(({ description, title }) => [description, title]) ?? []
}
async function proposed(accountId: string, nth = 0) {
  const shown = await bankLine(huda(), (await lines(accountId))[nth]?.id ?? '', '')
  return shown?.choices?.proposals.map(({ act, sure: isSure }) => [act, isSure])
}
const byCard = async (partyId: string, amount1: string, reference1: string) => {
  await receivePayment(huda(), { id: id(), partyId, method1: 'card', amount1, reference1 })
  return (await office.db.selectFrom('receipts').select('receivedOn').executeTakeFirstOrThrow()).receivedOn
}

test.each([
  ['TRF FROM PROFIT POINT TRADING LLC', '', '850.000'],
  ['POS SALALAH COFFEE HOUSE', '', '-12.000'],
  ['POS FEE PAYER LLC', '', '-12.000'],
  ['TRF CHARGES SALIM', '', '-2.000'],
  ['SERVICE CHARGE', 'FT26-77', '-2.000'],
  ['CHQ 000412 RETURN CHARGE', '', '-4.000'],
  ['INTEREST', '', '900.000'],
  ['PROFIT AL HARTHY', '', '40.000'],
  ['تحويل من شركة الأرباح', '', '40.000'],
])('what reads as anything but the bank itself is nobody’s sure thing: %s %s %s', async (text, mark, amount) => {
  const accountId = await account()
  await taken(huda(), accountId, [`2026-01-05,${text},${mark},${amount}`], 'Date,Description,Reference,Amount')
  expect(await sure(accountId)).toEqual([])
})

test('what the bank says of itself is sure, in both languages and with its month', async () => {
  const accountId = await account()
  const own = [
    '2026-01-05,MONTHLY SERVICE CHARGES JAN 2026,-2.000',
    '2026-01-06,رسوم الخدمة الشهرية,-1.500',
    '2026-01-07,PROFIT PAID,3.100',
    '2026-01-08,الفائدة على الحساب,3.200',
  ]
  await taken(huda(), accountId, own, 'Date,Description,Amount')
  const titles = (await sure(accountId)).map(([, title]) => title)
  expect(titles).toEqual(['عمولة البنك', 'عمولة البنك', 'فائدة أو ربح من البنك', 'فائدة أو ربح من البنك'])
})

test('an amount that fits takings by card is no settlement by itself; a text by which they were paid out before is', async () => {
  const salim = await customer()
  const day = await byCard(salim, '122', '0001')
  const accountId = await account()
  await taken(huda(), accountId, [`${day},TRF FROM NASSER ALGHASSANI,,,118,118`])
  expect([await sure(accountId), await proposed(accountId)]).toEqual([[], [['cards', false]]])

  await taken(huda(), accountId, [`${day},BATCH 0071 OMANNET,,,119,237`])
  const cards = (await bankLine(huda(), (await lines(accountId))[1]?.id ?? '', ''))?.choices?.cards ?? []
  const part = cards.map((one) => one.id)
  await settleCards(huda(), { lineId: (await lines(accountId))[1]?.id ?? '', part })
  await byCard(salim, '50', '0002')
  await taken(huda(), accountId, [`${day},BATCH 0072 OMANNET,,,49,286`])
  expect(await proposed(accountId, 2)).toEqual([['cards', true]])
})

test('the fee of a cheque that came back is in the books: its line is that entry, by the number, and no new fee', async () => {
  const accountId = await account()
  const chequeId = await brings(await customer(), '30', { number1: '412' })
  await depositCheques(huda(), { id: id(), accountId, chequeId })
  await bounceCheque(huda(), { chequeId, on: '2026-01-15', reason: 'الرصيد لا يكفي', bankFee: '4' })
  const day = (await office.db.selectFrom('transfers').select('day').where('debitAccount', '=', '6150').executeTakeFirstOrThrow())
    .day
  await taken(huda(), accountId, [`${day},CHQ 000412 RETURN CHARGE,,4,,96`, `${day},SERVICE CHARGE,,4,,92`])
  expect(await proposed(accountId)).toEqual([
    ['entry', true],
    ['fee', false],
  ])
  expect(await proposed(accountId, 1)).toEqual([
    ['entry', false],
    ['fee', false],
  ])
  const bank = await bankAccountOf(huda(), accountId)
  const seen = (bank && (await sureShown(huda(), bank)))?.seen ?? ''
  expect(await matchSure(huda(), { accountId, seen })).toMatchObject({ count: 1 })
  expect(await balanceOf(office, { account: '6150' })).toBe(4_000n)
  expect(await wrong()).toEqual([])
})
