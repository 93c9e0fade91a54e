import { vi } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { settleCards } from '#areas/finance/bank/use-cases/settle-cards.ts'
import { openSession } from '#areas/finance/cash/use-cases/open-session.ts'
import { confirmDeposit } from '#areas/finance/cash/use-cases/settle-move.ts'
import { checkBooks } from '#areas/finance/closing/checks.ts'
import { handOverCode } from '#areas/finance/cod/hand-over.ts'
import { codsToPay } from '#areas/finance/cod/remitting.ts'
import type * as Rules from '#areas/finance/cod/rules.ts'
import { countCustody } from '#areas/finance/cod/use-cases/count-custody.ts'
import { depositCod } from '#areas/finance/cod/use-cases/deposit-cod.ts'
import { settleCustody } from '#areas/finance/cod/use-cases/settle-custody.ts'
import { transferPayout } from '#areas/finance/payouts/use-cases/pay-payout.ts'
import { banksOf } from '#testing/banks.ts'
import { salalah } from '#testing/branches.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { rulesAreCaught } from '#testing/wrong-rules.ts'
import { prepareRemittance } from '../remittances/use-cases/prepare-remittance.ts'
import { deliverAtDoor } from '../runs/use-cases/at-the-door.ts'
import { declareOwn } from './use-cases/declare-own.ts'

type Right = { cod: typeof Rules }
type Wrong = { [Module in keyof Right]?: (right: Right[Module]) => Partial<Right[Module]> }

const plant = vi.hoisted(() => async (name: string, right: Promise<object>) => {
  const { plantable } = await import('#testing/planted.ts')
  return plantable(name, await right)
})
vi.mock('#areas/finance/cod/rules.ts', (original) => plant('cod', original()))

const office = testOffice()
const { setUp, newId, aCourier, toTheDoor, out, codeFor, row } = parcelsOf(office)
const { colleague, newBox, account, taken, lines, lastAsked } = banksOf(office)
const wrong = async () => (await checkBooks(office.db)).filter(({ differences }) => differences.length > 0)

/** Two parcels, one paid in cash and one by card: counted short and short for the company, over, to the bank, to the merchant. */
async function aDay() {
  await setUp()
  const boxId = await newBox()
  const fatima = await colleague('fatima', 'cashier', salalah)
  await openSession(fatima, { boxId, rials1: '0' })
  const [asma, huda] = [await colleague('asma', 'parcelsSupervisor', salalah), await colleague('huda', 'accountant')]
  const salim = await colleague('salim', 'financeManager')
  const accountId = await account()
  const hamad = await aCourier()
  const give = async (typed: object) => {
    const id = await toTheDoor({ cod: '10' })
    const { stopOf } = await out(hamad.id, [id])
    const given = { receivedBy: 'مريم', code: await codeFor(id), signature: [], paid: '10', ...typed }
    await deliverAtDoor(hamad.ctx, { stopId: stopOf(id), ...given })
    return id
  }
  const bring = async (counted: Record<string, string>, borneBy?: 'courier' | 'company') => {
    const { id } = await declareOwn(hamad.ctx, { id: newId(), rials10: '1' })
    await countCustody(fatima, { handOverId: id, code: await handOverCode(office.db, id), ...counted })
    const { isWaiting } = await settleCustody(asma, { handOverId: id, borneBy, reason: 'عُدّ مرتين' })
    office.later(1_000)
    if (isWaiting) await approve(salim, { approvalId: await lastAsked() })
  }
  const first = await give({})
  await bring({ rials5: '1', rials1: '4' }, 'courier')
  await give({})
  await bring({ rials5: '1', rials1: '4' }, 'company')
  await give({})
  await bring({ rials10: '1', rials1: '1' })
  await give({ way: 'card', reference: '551' })

  const cod = (await office.db.selectFrom('cods').select('id').where('way', '=', 'courier').execute()).map(({ id }) => id)
  const moveId = newId()
  await depositCod(fatima, { moveId, account: accountId, amount: '20', cod: cod.slice(0, 2) })
  await confirmDeposit(huda, { moveId, slip: '12' })
  await taken(huda, accountId, ['2026-01-15,POS SETTLEMENT,77,,9.950,9.950'])
  const line = (await lines(accountId)).find(({ amount }) => amount === 9_950n)
  const card = await office.db.selectFrom('cods').select('id').where('way', '=', 'card').executeTakeFirstOrThrow()
  await settleCards(huda, { lineId: line?.id ?? '', part: [card.id] })
  const { senderId: merchantId } = await row(first)
  const ready = (await codsToPay(office, merchantId)).map(({ id }) => id)
  const { id } = await prepareRemittance(huda, { id: newId(), merchantId, iban: 'OM810180000001299123456', cod: ready })
  office.later(1_000)
  await approve(salim, { approvalId: await lastAsked() })
  await transferPayout(salim, { payoutId: id, account: accountId, reference: 'T1' })
}

const wrongRules: [name: string, caught: string, Wrong][] = [
  [
    'money at the door as income of ours',
    'transfers_rule',
    {
      cod: ({ codTaken }) => ({
        codTaken: (where, theirs) =>
          codTaken(where, theirs).map((one) => ({ ...one, credit: { account: '4500' }, line: 'parcels' as const })),
      }),
    },
  ],
  [
    'money of one merchant with another',
    'I52',
    {
      cod: ({ codTaken }) => ({
        codTaken: (where, theirs) =>
          codTaken(where, theirs).map((one) => ({ ...one, credit: { account: '2150', key: theirs.branchId } })),
      }),
    },
  ],
  ['money twice', 'I5', { cod: ({ codTaken }) => ({ codTaken: (...told) => [...codTaken(...told), ...codTaken(...told)] }) }],
  [
    'part of it kept',
    'I5',
    { cod: ({ codTaken }) => ({ codTaken: (where, theirs) => codTaken(where, { ...theirs, amount: theirs.amount - 5n }) }) },
  ],
  [
    'ready to be paid before the bank has shown it',
    'transfers_rule',
    {
      cod: ({ codTaken }) => ({
        codTaken: (where, theirs) =>
          codTaken(where, theirs).map((one) => ({ ...one, credit: { account: '2155', key: theirs.merchantId } })),
      }),
    },
  ],
  ['shown, and waiting still', 'without a transfer', { cod: () => ({ codConfirmed: () => [] }) }],
  [
    'what a courier is short of, taken from the merchant',
    'المطلوب',
    {
      cod: ({ custodyShort }) => ({
        custodyShort: (by, counted) =>
          custodyShort(by, counted).map((one) =>
            one.debit.account === '1116' ? { ...one, debit: { account: '2150', key: 'luban' } } : one,
          ),
      }),
    },
  ],
  [
    'what the company bears, nobody’s cost',
    'I22',
    { cod: ({ custodyTaken }) => ({ custodyShort: (_, counted) => custodyTaken(counted) }) },
  ],
  ['too much, and nobody’s', 'I2', { cod: ({ custodyTaken }) => ({ custodyOver: (_, counted) => custodyTaken(counted) }) }],
]

rulesAreCaught({ aDay, wrong }, wrongRules)
