import { expect, test } from 'vitest'
import { mergeCustomers } from '#areas/customers/merging/use-cases/merge-customers.ts'
import { boxesOf } from '#testing/boxes.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { pdf } from '#testing/stories.ts'
import { setOffs } from './set-offs/queries.ts'
import { setOffsList } from './set-offs/set-offs-list.tsx'
import { askSetOff } from './set-offs/use-cases/ask-set-off.ts'
import { writeOffs } from './write-offs/queries.ts'
import { askWriteOff } from './write-offs/use-cases/ask-write-off.ts'
import { readWriteOffsAsked } from './write-offs/write-off-asked.ts'

const office = testOffice()
const { huda, id, customer, box, owes, pays } = payersOf(office)
const { colleague } = boxesOf(office)

test('a list of one customer holds what was asked for under a record that was merged into theirs', async () => {
  const [, kept, away] = [await box(), await customer('سالم الكثيري'), await customer('سالم بن أحمد الكثيري')]
  const noura = await colleague('noura', 'accountant')
  const { chargeId: lost } = await owes(away, '20')
  const given = { chargeId1: lost, amount1: '5', reason: 'أفلس', attempts: 'رسالتان', evidence: [pdf] }
  await askWriteOff(noura, { id: id(), partyId: away, ...given })
  await pays(away, '30')
  const { chargeId } = await owes(away, '20')
  const why = { reason: 'انتهى العقد', consent: 'كتب إلينا', evidence: [] }
  await askSetOff(noura, { id: id(), partyId: away, pot: 'credit', chargeId1: chargeId, amount1: '5', ...why })
  await mergeCustomers(huda(), { id: kept, otherId: away })
  const of = new URLSearchParams({ party: kept })
  const [given1, set] = [await writeOffs(huda(), readWriteOffsAsked(of)), await setOffs(huda(), setOffsList.read(of))]
  expect([given1.rows.length, set.rows.length]).toEqual([1, 1])
})
