import { beforeEach, expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { settleCards } from '#areas/finance/bank/use-cases/settle-cards.ts'
import { unmatchLine } from '#areas/finance/bank/use-cases/unmatch-line.ts'
import { openSession } from '#areas/finance/cash/use-cases/open-session.ts'
import { confirmDeposit } from '#areas/finance/cash/use-cases/settle-move.ts'
import { checkBooks } from '#areas/finance/closing/checks.ts'
import { handOverCode } from '#areas/finance/cod/hand-over.ts'
import { remittanceShown } from '#areas/finance/cod/remittance-queries.ts'
import { codsToPay } from '#areas/finance/cod/remitting.ts'
import { countCustody } from '#areas/finance/cod/use-cases/count-custody.ts'
import { depositCod } from '#areas/finance/cod/use-cases/deposit-cod.ts'
import { settleCustody } from '#areas/finance/cod/use-cases/settle-custody.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { transferPayout } from '#areas/finance/payouts/use-cases/pay-payout.ts'
import { banksOf } from '#testing/banks.ts'
import { salalah } from '#testing/branches.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { giveCodBack, takeCodAtCounter } from '../counter/use-cases/take-cod.ts'
import { prepareRemittance } from '../remittances/use-cases/prepare-remittance.ts'
import { report } from '../reports/queries.ts'
import { readReportAsked } from '../reports/report-asked.ts'
import { deliverAtDoor } from '../runs/use-cases/at-the-door.ts'
import { declareOwn } from './use-cases/declare-own.ts'

const office = testOffice()
const { setUp, clerk, newId, aCourier, toTheDoor, out, row, codeFor, waiting, handedOver, aMerchant } = parcelsOf(office)
const { colleague, newBox, account, inBox, taken, lines, lastAsked } = banksOf(office)
beforeEach(setUp)

const luban = { senderName: 'متجر لبان 92000011', senderPhone: '92000011' }
const naseem = { senderName: 'نسيم أتين', senderPhone: '92000012' }
const wrong = async () => (await checkBooks(office.db)).filter(({ differences }) => differences.length > 0)

const partyCalled = (name: string) =>
  office.db.selectFrom('parties').select('id').where('name', '=', name).executeTakeFirstOrThrow()

async function payable(name: string) {
  const { id } = await partyCalled(name)
  return balanceOf(office, { account: '2155', key: id })
}

async function people() {
  const boxId = await newBox()
  const fatima = await colleague('fatima', 'cashier', salalah)
  await openSession(fatima, { boxId, rials1: '0' })
  return { boxId, fatima, hamad: await aCourier(), asma: await colleague('asma', 'parcelsSupervisor', salalah) }
}

test('34 35 36 37: a courier’s day to the baisa, counted blind, settled by another, paid once the bank has shown it', async () => {
  const { boxId, fatima, hamad, asma } = await people()
  await aMerchant({ leastPayout: '1' }, '92000011')
  const one = await toTheDoor({ ...luban, cod: '12.500' })
  const two = await toTheDoor({ ...luban, cod: '7.250' })
  const three = await toTheDoor({ ...naseem, cod: '20' })
  const card = await toTheDoor({ ...naseem, cod: '35' })
  const fee = await toTheDoor({ payer: 'recipient' })
  const { stopOf } = await out(hamad.id, [one, two, three, card, fee])
  const give = async (id: string, more: object) =>
    deliverAtDoor(hamad.ctx, {
      ...{ stopId: stopOf(id), receivedBy: 'مريم', code: await codeFor(id), signature: [] },
      ...more,
    })
  await expect(give(one, {})).rejects.toMatchObject({ issues: [{ path: ['paid'] }] })
  await expect(give(one, { paid: '12' })).rejects.toMatchObject({ issues: [{ path: ['paid'] }] })
  expect((await row(one)).state).toBe('out-for-delivery')
  await give(one, { paid: '12.500' })
  await give(two, { paid: '7.250' })
  await give(three, { paid: '20' })
  await expect(give(card, { way: 'card', paid: '35' })).rejects.toMatchObject({ issues: [{ path: ['reference'] }] })
  await give(card, { way: 'card', paid: '35', reference: '44120' })
  await give(fee, { paid: '1.575' })
  expect(await wrong()).toEqual([])
  expect(await balanceOf(office, { account: '1115', key: hamad.id })).toBe(41_325n)

  const { id: handOverId } = await declareOwn(hamad.ctx, { id: newId(), rials20: '2', rials1: '1', baisa100: '3', baisa25: '1' })
  const counted = { rials20: '2', rials1: '1', baisa50: '1', baisa25: '1' }
  await expect(countCustody(fatima, { handOverId, code: '000000', ...counted })).rejects.toMatchObject({
    issues: [{ path: ['code'] }],
  })
  const code = await handOverCode(office.db, handOverId)
  expect(await countCustody(fatima, { handOverId, code, ...counted })).toMatchObject({ agrees: false })
  expect(await inBox(boxId)).toBe(0n)
  await expect(settleCustody(fatima, { handOverId, borneBy: 'courier', reason: 'ضاع' })).rejects.toMatchObject({ status: 403 })
  expect(await settleCustody(asma, { handOverId, borneBy: 'courier', reason: 'ضاع منه ربع' })).toMatchObject({ isWaiting: false })
  expect(await inBox(boxId)).toBe(41_075n)
  expect(await balanceOf(office, { account: '1115', key: hamad.id })).toBe(0n)
  expect(await balanceOf(office, { account: '1116', key: hamad.id })).toBe(250n)
  expect(await wrong()).toEqual([])

  const atCounter = await waiting({ ...luban, cod: '9.900' })
  await expect(handedOver(atCounter)).rejects.toMatchObject({ code: 'parcels.cod-unpaid' })
  const cashier = { ...fatima, actor: { ...clerk().actor, id: fatima.actor.id } }
  await takeCodAtCounter(cashier, { parcelId: atCounter, way: 'box' })
  await takeCodAtCounter(cashier, { parcelId: atCounter, way: 'box' })
  await giveCodBack(cashier, { parcelId: atCounter })
  expect(await inBox(boxId)).toBe(41_075n)
  expect(await wrong()).toEqual([])
  await takeCodAtCounter(cashier, { parcelId: atCounter, way: 'box' })
  await handedOver(atCounter)
  expect(await inBox(boxId)).toBe(50_975n)

  const accountId = await account()
  const cash = await office.db
    .selectFrom('cods')
    .select('id')
    .where('way', '<>', 'card')
    .where('reversedBy', 'is', null)
    .execute()
  const cod = cash.map(({ id }) => id)
  const moveId = newId()
  await expect(depositCod(fatima, { moveId, account: accountId, amount: '49.600', cod })).rejects.toMatchObject({
    issues: [{ path: ['amount'] }],
  })
  await depositCod(fatima, { moveId, account: accountId, amount: '49.650', cod })
  expect(await payable('متجر لبان 92000011')).toBe(0n)
  expect(await wrong()).toEqual([])
  const huda = await colleague('huda', 'accountant')
  await confirmDeposit(huda, { moveId, slip: '881' })
  expect(await payable('متجر لبان 92000011')).toBe(29_650n)
  expect(await payable('نسيم أتين')).toBe(20_000n)

  await taken(huda, accountId, ['2026-01-15,POS SETTLEMENT,77,,34.449,34.449'])
  const [line] = await lines(accountId)
  const part = (await office.db.selectFrom('cods').select('id').where('way', '=', 'card').execute()).map(({ id }) => id)
  await settleCards(huda, { lineId: line?.id ?? '', part, feeVat: '0.026' })
  expect(await payable('نسيم أتين')).toBe(55_000n)
  expect(await balanceOf(office, { account: '1150', key: 'pos' })).toBe(0n)
  expect(await wrong()).toEqual([])
  await unmatchLine(huda, { lineId: line?.id ?? '', reason: 'خطأ' })
  expect(await payable('نسيم أتين')).toBe(20_000n)
  expect(await wrong()).toEqual([])
  await settleCards(huda, { lineId: line?.id ?? '', part, feeVat: '0.026' })

  const salim = await colleague('salim', 'financeManager')
  const remitted = async (name: string) => {
    office.later(1_000)
    const { id: merchantId } = await partyCalled(name)
    const cods = (await codsToPay(office, merchantId)).map(({ id }) => id)
    const { id } = await prepareRemittance(huda, { id: newId(), merchantId, iban: 'OM810180000001299123456', cod: cods })
    await expect(
      prepareRemittance(huda, { id: newId(), merchantId, iban: 'OM810180000001299123456', cod: cods }),
    ).rejects.toThrow()
    await approve(salim, { approvalId: await lastAsked() })
    await transferPayout(salim, { payoutId: id, account: accountId, reference: `T${name.length}` })
    return (await remittanceShown(huda, id))?.amount
  }
  // By his contract luban pays 3.600 and 0.900 with 0.225 of tax, by the tariff naseem 3.000 and 1.000 with 0.200.
  expect(await remitted('متجر لبان 92000011')).toBe(24_925n)
  expect(await remitted('نسيم أتين')).toBe(50_800n)
  expect([await payable('متجر لبان 92000011'), await payable('نسيم أتين')]).toEqual([0n, 0n])
  expect(await wrong()).toEqual([])
  const paid = await report(
    clerk(),
    'remittances',
    readReportAsked(new URLSearchParams(), { days: 'quarter', today: '2026-01-15' }),
  )
  expect(paid.rows.map(({ merchantName, parcels, paid: sum }) => [merchantName, parcels, sum])).toEqual([
    ['نسيم أتين', 2n, 55_000n],
    ['متجر لبان 92000011', 3n, 29_650n],
  ])
})
