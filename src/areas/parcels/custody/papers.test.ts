import { beforeEach, expect, test } from 'vitest'
import { openSession } from '#areas/finance/cash/use-cases/open-session.ts'
import { codTakenOf, countCustody, handOverCode, handOverShown } from '#areas/finance/public-cod.ts'
import { boxesOf } from '#testing/boxes.ts'
import { salalah } from '#testing/branches.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { parcelShown } from '../journey/parcel-detail.ts'
import { codReceipt } from '../papers/cod-receipt.ts'
import { deliverAtDoor } from '../runs/use-cases/at-the-door.ts'
import { handOverPaper } from './hand-over-paper.ts'
import { declareOwn } from './use-cases/declare-own.ts'

const office = testOffice()
const { setUp, near, newId, aCourier, toTheDoor, out, codeFor } = parcelsOf(office)
const { colleague, newBox } = boxesOf(office)
beforeEach(setUp)

test('the sheet of a hand-over says what was counted, and hides from whoever is to count what is hidden on the page', async () => {
  const courier = await aCourier()
  const parcelId = await toTheDoor({ cod: '12.500' })
  const { stopOf } = await out(courier.id, [parcelId])
  const given = { receivedBy: 'مريم', code: await codeFor(parcelId), signature: [], paid: '12.500' }
  await deliverAtDoor(courier.ctx, { stopId: stopOf(parcelId), ...given })
  const receipt = async () => {
    const [one, taken] = [await parcelShown(near(), parcelId), await codTakenOf(office, parcelId)]
    if (!one || !taken) throw new Error('nothing was taken')
    return pdfText(await codReceipt(near(), one, taken))
  }
  expect(await receipt()).toContain('12.500')

  const { id } = await declareOwn(courier.ctx, { id: newId(), rials10: '1', rials1: '2', baisa500: '1' })
  const [fatima, other] = [await colleague('fatima', 'cashier', salalah), await colleague('mona', 'cashier', salalah)]
  await openSession(fatima, { boxId: await newBox(), rials1: '0' })
  await countCustody(fatima, { handOverId: id, code: await handOverCode(office.db, id), rials10: '1', rials1: '2' })
  const sheet = async (who: typeof fatima) => {
    const one = await handOverShown(who, id)
    if (!one?.countedAt) throw new Error('not counted')
    return pdfText(await handOverPaper(who, { ...one, countedAt: one.countedAt }))
  }
  const [seen, hidden] = [await sheet(fatima), await sheet(other)]
  for (const sum of ['12.500', '12.000', '0.500']) expect(seen).toContain(sum)
  expect(hidden).not.toMatch(/12\.500|12\.000/)
})
