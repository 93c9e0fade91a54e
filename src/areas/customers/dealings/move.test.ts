import { beforeEach, expect, test } from 'vitest'
import { customersPermissions as may } from '#areas/customers/permissions.ts'
import { customer, placeOf } from '#areas/customers/record/queries.ts'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { action, loader as customerPage } from '#areas/customers/record-pages/routes/back-office-customer.tsx'
import { trail } from '#platform/audit/explore.ts'
import { openBranches, salalah, thumrait } from '#testing/branches.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { moveCustomer } from './use-cases/move-customer.ts'

const office = testOffice()
beforeEach(() => openBranches(office.db))
const within = (id: string, ...branchIds: string[]) => office.staffWithin(id, { branchIds }, may.view, may.register, may.move)
const huda = () => within('huda', salalah, thumrait)
const ofSalalah = () => within('said', salalah)
const ofThumrait = () => within('maryam', thumrait)

async function salim() {
  const { id } = await registerCustomer(ofSalalah(), { kind: 'person', name: 'سالم الكثيري', phone: '9123 4567' })
  return id
}
const thumraitIs = (active: boolean) => office.db.updateTable('branches').set({ active }).where('id', '=', thumrait).execute()
const move = { fromId: salalah, branchId: thumrait }

test('a customer moves to another branch, whose people see the record from then on, and can be brought back', async () => {
  const id = await salim()
  await moveCustomer(huda(), { id, ...move, reason: 'انتقل إلى ثمريت' })
  const place = { branchId: thumrait, name: 'فرع ثمريت', before: { id: salalah, name: 'فرع السعادة' } }
  expect(await placeOf(huda(), { id, branchId: thumrait, alsoServed: [] })).toMatchObject({ ...place, others: [{ id: salalah }] })
  expect(await customer(ofThumrait(), id)).toMatchObject({ branchId: thumrait })
  expect(await customer(within('salim', salalah), id)).toBeNull()

  const [fact] = await trail(office.visitor(), { about: id }, 1)
  expect(fact).toMatchObject({ name: 'customers.moved', reason: 'انتقل إلى ثمريت' })
  expect(fact?.data).toMatchObject({ changes: [{ label: 'الفرع', before: 'فرع السعادة', after: 'فرع ثمريت' }] })

  await moveCustomer(huda(), { id, fromId: thumrait, branchId: salalah })
  await moveCustomer(huda(), { id, fromId: thumrait, branchId: salalah })
  expect(await customer(ofSalalah(), id)).toMatchObject({ branchId: salalah })
  expect(await office.history()).toEqual(['customers.registered', 'customers.moved', 'customers.moved'])
})

test('whoever moves may have served in the branch that was left as well; its people see the record, and change nothing', async () => {
  const id = await salim()
  await moveCustomer(huda(), { id, ...move, keeps: 'yes' })
  const near = within('noor', salalah)
  expect([await customer(near, id), await customer(ofThumrait(), id)]).toMatchObject(Array(2).fill({ branchId: thumrait }))
  expect(await customerPage(visit(near, `/admin/users/${id}`, { params: { id } }))).toMatchObject({ may: { move: false } })
  expect((await placeOf(huda(), (await customer(huda(), id)) ?? expect.fail('nobody'))).besides).toEqual(['فرع السعادة'])
  await moveCustomer(huda(), { id, fromId: thumrait, branchId: salalah })
  expect(await customer(ofThumrait(), id)).toBeNull()
  expect((await placeOf(huda(), (await customer(huda(), id)) ?? expect.fail('nobody'))).besides).toEqual([])
})

test('whoever reaches one end alone moves nobody, and one without the permission is refused', async () => {
  const id = await salim()
  await expect(moveCustomer(ofSalalah(), { id, ...move })).rejects.toMatchObject({ issues: [{ path: ['branchId'] }] })
  await expect(moveCustomer(ofThumrait(), { id, ...move })).rejects.toMatchObject({ status: 404 })
  await expect(moveCustomer(office.staff('noor', may.view), { id, ...move })).rejects.toMatchObject({ status: 403 })
  expect((await placeOf(ofSalalah(), { id, branchId: salalah, alsoServed: [] })).others).toEqual([])
  await thumraitIs(false)
  await expect(moveCustomer(huda(), { id, ...move })).rejects.toMatchObject({ issues: [{ path: ['branchId'] }] })
  await thumraitIs(true)
  expect(await office.history()).toEqual(['customers.registered'])
})

test('of two who move one customer at once, the second hears where it is now', async () => {
  const id = await salim()
  const [town] = (await placeOf(office.staff('huda', may.move), { id, branchId: salalah, alsoServed: [] })).others.filter(
    (branch) => branch.id !== thumrait,
  )
  const everywhere = office.staff('huda', may.move)
  const both = await Promise.allSettled([
    moveCustomer(everywhere, { id, ...move }),
    moveCustomer(everywhere, { id, fromId: salalah, branchId: town?.id ?? '' }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'customers.moved' } })
  expect(await office.history()).toHaveLength(2)
})

test('a form without a branch comes back with its sentence, and a good one to the part it stands in', async () => {
  const id = await salim()
  const send = (form: Record<string, string>) => answered(action(visit(huda(), '/?act=move', { params: { id }, form })))
  expect(await send({ fromId: salalah, reason: 'انتقل' })).toMatchObject({
    init: { status: 422 },
    data: { fields: { branchId: ['اختر الفرع.'] }, typed: { reason: 'انتقل' } },
  })
  expect(await send(move)).toMatchObject({ status: 303, to: `/admin/users/${id}?tab=dealing` })
})
