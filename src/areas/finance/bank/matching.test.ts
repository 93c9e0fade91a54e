import { expect, test } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { moveCash } from '#areas/finance/cash/use-cases/move-cash.ts'
import { bankLeaf } from '#areas/finance/ledger/bank-leaf.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { reverseReceipt } from '#areas/finance/receipts/use-cases/reverse-receipt.ts'
import { atOnce } from '#testing/at-once.ts'
import { banksOf } from '#testing/banks.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { lockPeriod } from '#testing/periods.ts'
import { journal, moved, postIt } from '#testing/postings.ts'
import { registeredCompany } from '#testing/registered.ts'
import { visit } from '#testing/visit.ts'
import { bankLine } from './line-detail.ts'
import { standingOn } from './reconciliation.ts'
import { loader as reconciliation } from './routes/back-office-reconciliation.tsx'
import { knowPayer } from './use-cases/know-payer.ts'
import { matchEntries, matchFee, matchInterest, matchMove, matchUnknown } from './use-cases/match-line.ts'
import { reconcile } from './use-cases/reconcile.ts'
import { settleCards } from './use-cases/settle-cards.ts'
import { unmatchLine } from './use-cases/unmatch-line.ts'

const office = testOffice()
const { house, colleague, account, taken, lines } = banksOf(office)
const { huda, id, customer, box, owes, pays, debt, credit, wrong } = payersOf(office)
const inBank = (accountId: string) => balanceOf(office, bankLeaf({ id: accountId, heldFor: 'operating' }))
const lies = (code: string, key?: string) => balanceOf(office, { account: code, key })
const holdLines = (tx: typeof office.owner) => tx.selectFrom('bankLines').select('id').forUpdate().execute()

/** The lines of a statement in an account at a bank, one of them to begin with. */
async function shown(...rows: string[]) {
  const accountId = await account()
  await taken(huda(), accountId, rows)
  const found = await lines(accountId)
  return { accountId, found, lineId: found[0]?.id ?? '' }
}
const registered = () => changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)

test('a transfer that has its receipt is proposed by its reference and matched by one press; nothing is posted', async () => {
  const salim = await customer()
  const { accountId, lineId } = await shown('05/01/2026,TRF FT26-77 SALIM,,,120,120')
  const transfer = { method1: 'bank-transfer', amount1: '120', account1: accountId, reference1: 'FT26-77' } as const
  const { id: receiptId } = await receivePayment(huda(), { id: id(), partyId: salim, ...transfer })
  const [proposal] = (await bankLine(huda(), lineId, ''))?.choices?.proposals ?? []
  expect(proposal).toMatchObject({ act: 'entry', sure: true })
  const entry = proposal?.fields[0]?.[1] ?? ''
  const before = await inBank(accountId)
  await matchEntries(huda(), { lineId, entry })
  expect([await inBank(accountId), (await lines(accountId))[0]?.status]).toEqual([before, 'matched'])
  await expect(reverseReceipt(huda(), { receiptId, reason: 'خطأ' })).rejects.toMatchObject({ code: 'finance.seen-at-bank' })
  await unmatchLine(huda(), { lineId, reason: 'سطر آخر' })
  await reverseReceipt(huda(), { receiptId, reason: 'خطأ' })
  expect((await bankLine(huda(), lineId, ''))?.choices).toMatchObject({ proposals: [], entries: [{ reversed: true }] })
  expect(await office.history()).toEqual(expect.arrayContaining(['finance.line-matched', 'finance.line-unmatched']))
  expect(await wrong()).toEqual([])
})

test('two who match one line, or one entry with two lines, at once: one of them is late', async () => {
  const salim = await customer()
  const { accountId, found } = await shown('05/01/2026,A,r1,,9,9', '06/01/2026,B,r2,,9,18')
  const transfer = { method1: 'bank-transfer', amount1: '9', account1: accountId, reference1: 'FT26-77' } as const
  await receivePayment(huda(), { id: id(), partyId: salim, ...transfer })
  const [one = '', other = ''] = found.map((line) => line.id)
  const entry = String((await bankLine(huda(), one, ''))?.choices?.entries[0]?.id)
  const tries = await atOnce(office, holdLines, [
    () => matchEntries(huda(), { lineId: one, entry }),
    () => matchEntries(huda(), { lineId: other, entry }),
    () => matchUnknown(huda(), { lineId: one }),
  ])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await wrong()).toEqual([])
  await expect(matchEntries(huda(), { lineId: other, entry: '1' })).rejects.toMatchObject({
    code: 'finance.entry-matched-before',
  })
})

test('cash on its way has come when the bank shows it, dated as the bank says', async () => {
  const [boxId, salim] = [await box(), await customer()]
  await pays(salim, '20')
  const { accountId, lineId } = await shown('05/01/2026,CASH DEPOSIT,7781,,20,20')
  const moveId = house().newId()
  await moveCash(huda(), { moveId, to: `bank:${accountId}`, amount: '20', slip: '7781' })
  await expect(matchMove(huda(), { lineId, moveId })).rejects.toMatchObject({ code: 'finance.own-move' })
  const own = [expect.stringMatching(/^نقل نقد \d+$/)]
  expect((await bankLine(huda(), lineId, ''))?.choices).toMatchObject({ proposals: [], own })
  const noor = await colleague('noor', 'accountant')
  expect((await bankLine(noor, lineId, ''))?.choices?.proposals).toMatchObject([{ act: 'move', sure: true }])
  await matchMove(noor, { lineId, moveId })
  expect([await inBank(accountId), await lies('1145', moveId), await lies('1110', boxId)]).toEqual([20_000n, 0n, 0n])
  expect(await wrong()).toEqual([])
  await unmatchLine(noor, { lineId, reason: 'سطر آخر' })
  expect(await inBank(accountId)).toBe(20_000n)
})

test('the provider pays out the cards less its fee, and the tax in it comes back', async () => {
  await registered()
  const salim = await customer()
  const card = (amount1: string, reference1: string) =>
    receivePayment(huda(), { id: id(), partyId: salim, method1: 'card', amount1, reference1 })
  const { id: receiptId } = await card('60', '0001')
  await card('40', '0002')
  const today = (await office.db.selectFrom('receipts').select('receivedOn').executeTakeFirstOrThrow()).receivedOn
  const { accountId, lineId } = await shown(`${today},POS SETTLEMENT,B1,,98.950,98.950`)
  const [proposal] = (await bankLine(huda(), lineId, ''))?.choices?.proposals ?? []
  expect(proposal).toMatchObject({
    act: 'cards',
    sure: true,
    fields: [
      ['part', expect.any(String)],
      ['part', expect.any(String)],
      ['feeVat', '0.050'],
    ],
  })
  const part = proposal?.fields.flatMap(([name, value]) => (name === 'part' ? [value] : [])) ?? []
  await expect(settleCards(huda(), { lineId, part: part.slice(0, 1) })).rejects.toMatchObject({ issues: [{ path: ['part'] }] })
  await expect(settleCards(huda(), { lineId, part, feeVat: '2' })).rejects.toMatchObject({ issues: [{ path: ['feeVat'] }] })
  await settleCards(huda(), { lineId, part, feeVat: '0.050' })
  const quarter = `${today.slice(0, 4)}-Q${Math.ceil(Number(today.slice(5, 7)) / 3)}`
  expect([await inBank(accountId), await lies('1150', 'pos'), await lies('6150'), await lies('1250', quarter)]).toEqual([
    98_950n,
    0n,
    1_000n,
    50n,
  ])
  await expect(reverseReceipt(huda(), { receiptId, reason: 'x y' })).rejects.toMatchObject({ code: 'finance.card-settled' })
  expect(await wrong()).toEqual([])
  await unmatchLine(huda(), { lineId, reason: 'تسوية أخرى' })
  expect([await inBank(accountId), await lies('1150', 'pos')]).toEqual([0n, 100_000n])
  await settleCards(huda(), { lineId, part })
  expect(await wrong()).toEqual([])
})

test('what the bank keeps and gives is posted by a press; money held for others pays for nothing of ours', async () => {
  const rows = ['05/01/2026,INTEREST,,,3,3', '06/01/2026,SERVICE CHARGE,,2.100,,0.900']
  const { accountId, found } = await shown(...rows)
  const [interest = '', fee = ''] = found.map((line) => line.id)
  expect((await bankLine(huda(), fee, ''))?.choices?.proposals).toMatchObject([{ act: 'fee', sure: true }])
  await expect(matchFee(huda(), { lineId: interest })).rejects.toMatchObject({ code: 'finance.line-came-in' })
  await expect(matchInterest(huda(), { lineId: fee })).rejects.toMatchObject({ code: 'finance.line-went-out' })
  await expect(matchFee(huda(), { lineId: fee, feeVat: '0.100' })).rejects.toMatchObject({ issues: [{ path: ['feeVat'] }] })
  await registered()
  await matchInterest(huda(), { lineId: interest })
  await matchFee(huda(), { lineId: fee, feeVat: '0.100' })
  expect([await inBank(accountId), await lies('4900'), await lies('6150'), await lies('1250', '2026-Q1')]).toEqual([
    900n,
    3_000n,
    2_000n,
    100n,
  ])
  expect(await wrong()).toEqual([])
})

test('money nobody knows waits in a leaf of its line, and pays the dues of its sender when he is known, once', async () => {
  const salim = await customer()
  await owes(salim, '50')
  const { accountId, lineId } = await shown('05/01/2026,TRF,,,75,75')
  await matchUnknown(huda(), { lineId })
  expect([await inBank(accountId), await lies('2159', lineId)]).toEqual([75_000n, 75_000n])
  expect(await wrong()).toEqual([])
  const twice = [1, 2].map(() => () => knowPayer(huda(), { lineId, partyId: salim }))
  const tries = await atOnce(office, holdLines, twice)
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect([await lies('2159', lineId), await debt(salim), await credit(salim)]).toEqual([0n, 0n, 25_000n])
  await expect(unmatchLine(huda(), { lineId, reason: 'خطأ' })).rejects.toMatchObject({ code: 'finance.payer-known-before' })
  const { receipt } = (await bankLine(huda(), lineId, '')) ?? {}
  await reverseReceipt(huda(), { receiptId: receipt?.id ?? '', reason: 'على غيره' })
  expect([await lies('2159', lineId), await debt(salim)]).toEqual([75_000n, 50_000n])
  await unmatchLine(huda(), { lineId, reason: 'خطأ' })
  expect([await inBank(accountId), await wrong()]).toEqual([0n, []])
  await knowPayer(huda(), { lineId, partyId: salim })
  expect([await inBank(accountId), (await lines(accountId))[0]?.matchedAs]).toEqual([75_000n, 'receipt'])
  expect(await wrong()).toEqual([])
})

test('what is unknown for more than thirty days stops the lock of a period, on either side', async () => {
  const { found } = await shown('02/12/2025,TRF,,,75,75', '03/12/2025,OUT,,5,,70')
  const [came = '', went = ''] = found.map((line) => line.id)
  const lock = () => lockPeriod(huda(), { lockedTo: '2026-01-10', reason: 'إقفال الشهر', despite: 'يُطابَق غدًا' })
  await matchUnknown(huda(), { lineId: came })
  await expect(lock()).rejects.toMatchObject({ code: 'finance.long-unknown' })
  await knowPayer(huda(), { lineId: came, partyId: await customer() })
  await matchUnknown(huda(), { lineId: went })
  expect(await lies('1290', went)).toBe(5_000n)
  await expect(lock()).rejects.toMatchObject({ code: 'finance.long-unknown' })
  await unmatchLine(huda(), { lineId: went, reason: 'عرفناه' })
  await lock()
})

test('the two balances are told apart by what explains them, and a month whose lines are all matched is locked', async () => {
  const salim = await customer()
  const { accountId, found } = await shown('05/01/2026,TRF,,,75,75', '06/01/2026,FEE,,2,,73')
  const [one = '', other = ''] = found.map((line) => line.id)
  const seen = { id: accountId, heldFor: 'operating' as const }
  expect(await standingOn(office, seen, '2026-01-10')).toMatchObject({
    added: 73_000n,
    booked: 0n,
    unmatched: 73_000n,
    waiting: 2,
  })
  const lock = (stated = '73.000') => reconcile(huda(), { accountId, until: '2026-01-10', stated })
  const why = async () => (await reconciliation(visit(huda(), '/?until=2026-01-10', { params: { accountId } }))).why
  expect(await why()).toBe('حتى هذا اليوم سطران بلا مطابقة. طابق أولًا.')
  await expect(lock()).rejects.toMatchObject({ code: 'finance.not-reconciled' })
  await matchUnknown(huda(), { lineId: one })
  await matchFee(huda(), { lineId: other })
  expect(await why()).toBeNull()
  const transfer = { method1: 'bank-transfer', amount1: '9', account1: accountId, reference1: 'FT26-77' } as const
  await receivePayment(huda(), { id: id(), partyId: salim, ...transfer })
  const standing = await standingOn(office, seen, '2026-12-31')
  expect(standing).toMatchObject({ added: 73_000n, booked: 82_000n, before: 0n, unmatched: 0n, unseen: 9_000n })
  await expect(lock('80')).rejects.toMatchObject({ issues: [{ path: ['stated'] }] })
  const tries = await atOnce(office, holdLines, [() => lock(), () => unmatchLine(huda(), { lineId: one, reason: 'خطأ' })])
  expect(tries.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect((await lines(accountId)).map(({ status }) => status)).toEqual(['locked', 'locked'])
  expect(await why()).toContain('أُقفلت المطابقة حتى')
  await expect(lock()).rejects.toMatchObject({ issues: [{ path: ['until'] }] })
  await expect(taken(huda(), accountId, ['04/01/2026,LATE,,,1,1'])).rejects.toMatchObject({ code: 'finance.statement-faulty' })
})

test('a movement is matched however many older ones the bank has not shown', async () => {
  const { accountId, lineId } = await shown('05/01/2026,CAPITAL,r1,,9,9')
  const paidIn = (amount: bigint) => moved(`1120:${accountId}`, '3100', amount)
  const older = Array.from({ length: 301 }, (_, at) => paidIn(BigInt(at + 1)))
  await postIt(house(), { ...journal(older), day: '2025-10-01' })
  await postIt(house(), {
    ...journal([paidIn(9_000n)], { source: { kind: 'test', id: 'late', purpose: 'post' } }),
    day: '2026-01-05',
  })
  const [entry] = (await bankLine(huda(), lineId, ''))?.choices?.entries ?? []
  await matchEntries(huda(), { lineId, entry: String(entry?.id) })
  expect((await lines(accountId))[0]?.status).toBe('matched')
})
