import { expect, test } from 'vitest'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { handOverCar, hiresOf } from '#testing/hires.ts'
import { testOffice } from '#testing/office.ts'
import { plateText } from '#values/plates.ts'
import { fine } from './fine-detail.ts'
import { cancelFine } from './use-cases/cancel-fine.ts'
import { chargeFine } from './use-cases/charge-fine.ts'
import { recordFine } from './use-cases/record-fine.ts'

const office = testOffice()
const { debt, wrong } = payersOf(office)
const { clerk, keys, look, newId, signed } = hiresOf(office)

test('a fine that was charged and is dropped by the police is the renter’s credit with its fee, once', async () => {
  const { contractId, partyId } = await signed()
  await handOverCar(clerk(), keys(contractId, { waivedWhy: 'عميل معروف' }))
  const [segment] = (await look(contractId)).segments
  const plate = plateText({ digits: segment?.plateDigits ?? '', letters: segment?.plateLetters ?? '' })
  office.later(2 * 86_400_000)
  const form = { id: newId(), reference: 'ROP-881', plate, on: '2026-02-02', onTime: '12:00', amount: '10' }
  const { id: fineId } = await recordFine(clerk(), form)
  const before = await debt(partyId)
  await chargeFine(clerk(), { fineId })
  const owedToPolice = () => balanceOf(office, { account: '2196', key: fineId })
  expect([(await debt(partyId)) - before, await owedToPolice()]).toEqual([15_250n, 10_000n])
  const dropped = { fineId, why: 'قُبل الاعتراض' }
  await Promise.all([cancelFine(clerk(), dropped), cancelFine(clerk(), dropped)])
  expect(await fine(clerk(), fineId)).toMatchObject({ state: 'cancelled', endReason: 'قُبل الاعتراض', isOpen: false })
  expect([await debt(partyId), await owedToPolice(), await wrong()]).toEqual([before, 0n, []])
})
