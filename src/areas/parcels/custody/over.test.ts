import { beforeEach, expect, test } from 'vitest'
import { openSession } from '#areas/finance/cash/use-cases/open-session.ts'
import { checkBooks } from '#areas/finance/closing/checks.ts'
import { oversUnknown } from '#areas/finance/cod/custody-queries.ts'
import { handOverCode } from '#areas/finance/cod/hand-over.ts'
import { countCustody } from '#areas/finance/cod/use-cases/count-custody.ts'
import { settleCustody } from '#areas/finance/cod/use-cases/settle-custody.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { reverseReceipt } from '#areas/finance/receipts/use-cases/reverse-receipt.ts'
import { banksOf } from '#testing/banks.ts'
import { salalah, thumrait } from '#testing/branches.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { deliverAtDoor } from '../runs/use-cases/at-the-door.ts'
import { ownersOfOver } from './over.ts'
import { declareOwn } from './use-cases/declare-own.ts'
import { knowOwnerOfOver } from './use-cases/know-over.ts'

const office = testOffice()
const { setUp, newId, aCourier, toTheDoor, out, codeFor } = parcelsOf(office)
const { colleague, newBox } = banksOf(office)
beforeEach(setUp)

const wrong = async () => (await checkBooks(office.db)).filter(({ differences }) => differences.length > 0)
const lies = (account: string, key: string) => balanceOf(office, { account, key })

/** Ten rials were taken, and ten and a half are in the bag. */
async function tooMuch() {
  const boxId = await newBox()
  const fatima = await colleague('fatima', 'cashier', salalah)
  await openSession(fatima, { boxId, rials1: '0' })
  const asma = await colleague('asma', 'parcelsSupervisor', salalah)
  const hamad = await aCourier()
  const parcelId = await toTheDoor({ cod: '10' })
  const { stopOf } = await out(hamad.id, [parcelId])
  const given = { receivedBy: 'مريم', code: await codeFor(parcelId), signature: [], paid: '10', way: 'cash' as const }
  await deliverAtDoor(hamad.ctx, { stopId: stopOf(parcelId), ...given })
  const { id: handOverId } = await declareOwn(hamad.ctx, { id: newId(), rials10: '1' })
  const code = await handOverCode(office.db, handOverId)
  await countCustody(fatima, { handOverId, code, rials10: '1', baisa500: '1' })
  await settleCustody(asma, { handOverId, reason: 'عُدّ مرتين' })
  return { asma, fatima, handOverId, parcelId }
}

test('what is too much waits for its owner, and is their credit once they are known, with books that tie', async () => {
  const { asma, fatima, handOverId, parcelId } = await tooMuch()
  expect(await oversUnknown(asma)).toMatchObject([{ id: handOverId, tooMuch: 500n }])
  expect(await oversUnknown(await colleague('bakhit', 'parcelsSupervisor', thumrait))).toEqual([])
  expect([await lies('2159', handOverId), await wrong()]).toEqual([500n, []])
  expect((await ownersOfOver(office, handOverId)).map(([, name]) => name)).toEqual([
    expect.stringMatching(/^مريم الكثيري، مستلم TSL/),
    'سالم المعشني',
  ])
  const asked = { id: newId(), handOverId, whose: `parcel:${parcelId}`, reason: 'اتصلت وقالت إنها دفعت زيادة' }
  await expect(knowOwnerOfOver(fatima, asked)).rejects.toMatchObject({ status: 403 })
  await knowOwnerOfOver(asma, asked)
  await knowOwnerOfOver(asma, asked)
  const { id } = await office.db.selectFrom('parties').select('id').where('name', '=', 'مريم الكثيري').executeTakeFirstOrThrow()
  expect([await lies('2159', handOverId), await lies('2160', id), await wrong()]).toEqual([0n, 500n, []])
  expect(await oversUnknown(asma)).toEqual([])
  await expect(knowOwnerOfOver(asma, { ...asked, id: newId() })).rejects.toMatchObject({ code: 'finance.no-over' })
})

test('nobody outside the hand-over is its owner, and a receipt that was wrong gives it back to wait', async () => {
  const { asma, handOverId, parcelId } = await tooMuch()
  const asked = { handOverId, reason: 'اتصل' }
  for (const whose of [`party:${newId()}`, `parcel:${newId()}`, ''])
    await expect(knowOwnerOfOver(asma, { ...asked, id: newId(), whose })).rejects.toMatchObject({ issues: [{ path: ['whose'] }] })
  const id = newId()
  await knowOwnerOfOver(asma, { ...asked, id, whose: `parcel:${parcelId}` })
  await reverseReceipt(await colleague('huda', 'financeManager'), { receiptId: id, reason: 'على غيره' })
  expect([await lies('2159', handOverId), await wrong()]).toEqual([500n, []])
  expect(await oversUnknown(asma)).toHaveLength(1)
})
