import { beforeEach, expect, test } from 'vitest'
import { addAddendum } from '#areas/contracts/addenda/use-cases/add-addendum.ts'
import { wordsOf } from '#areas/contracts/templates/contract-paper.ts'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import type { Ctx } from '#platform/context.ts'
import { putInForce } from '#testing/contracts.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { setShares } from '../use-cases/set-shares.ts'
import { leaseValues } from './lease-values.ts'
import { changeTerms } from './use-cases/change-lease.ts'

const office = testOffice()
const { letting, tenant, started } = leasesOf(office)

let near: Ctx
let propertyId: string
let contractId: string
beforeEach(async () => {
  const one = await letting()
  ;[near, propertyId] = [one.near, one.propertyId]
  contractId = (await started(near, { unitId: one.units[0] ?? '', partyId: await tenant(near) })).id
})

const words = async (id = contractId) => {
  const row = await office.db.selectFrom('contracts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return (await wordsOf(near, row))?.text ?? ''
}
const paid = (seen: number, frequency: string) =>
  changeTerms(near, {
    ...{ contractId, seen: String(seen), startsOn: '2026-01-01', endsOn: '2026-12-31', rent: '300', rentFor: 'month' },
    ...{ frequency, paid: 'in-advance', starts: 'lease-day', noticeDays: '90' },
  })
const owner = async (name: string, phone: string) => (await registerCustomer(near, { kind: 'person', name, phone })).id
/** From now on all of these own it alike. */
async function ownedBy(ids: string[]) {
  const newest = office.db.selectFrom('shareSets').select('id').orderBy('since', 'desc').orderBy('id', 'desc')
  const lines = ids.flatMap((id, at) => [[`party${at + 1}`, id] as const, [`parts${at + 1}`, '1'] as const])
  await setShares(near, {
    ...{ propertyId, seen: (await newest.executeTakeFirstOrThrow()).id, whole: String(ids.length), since: '2026-01-15' },
    ...Object.fromEntries(lines),
  })
}

test('rent that is paid at once, in two parts and in many is told in its own words', async () => {
  const told = async () => (await leaseValues(office, contractId)).schedule
  expect(await told()).toBe('12 قسطًا، كل منها 250.000 ر.ع.')
  await paid(1, '12')
  expect(await told()).toBe('قسط واحد قدره 3,600.000 ر.ع.')
  expect(await words()).toContain('تُسدّد كما يأتي: قسط واحد قدره 3,600.000 ر.ع.\n')
  await paid(2, '6')
  expect(await told()).toBe('قسطان، كل منهما 1,800.000 ر.ع.')
})

test('one lessor, two and more are represented by us, in the lease and in what is added to it', async () => {
  const [first, second, third] = [
    await owner('هدى العمري', '91234503'),
    await owner('سعيد العمري', '91234504'),
    await owner('منى العمري', '91234505'),
  ]
  expect(await words()).toContain('المؤجر: سالم العمري، ويمثّله وكيله في الإدارة ')
  await ownedBy([first, second])
  expect(await words()).toContain('المؤجر: هدى العمري، سعيد العمري، ويمثّلهما وكيلهما في الإدارة ')
  await ownedBy([first, second, third])
  expect(await words()).toContain('منى العمري، ويمثّلهم وكيلهم في الإدارة ')
  await putInForce(near, contractId)
  const { id } = await addAddendum(near, { id: near.newId(), contractId, from: '2026-03-01', changes: 'موقف سيارة' })
  expect(await words(id)).toContain('منى العمري، ويمثّلهم وكيلهم في الإدارة ')
})
