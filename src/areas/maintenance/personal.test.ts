import { expect, test } from 'vitest'
import { faultsOf, leak, picture } from '#testing/faults-of-units.ts'
import { testOffice } from '#testing/office.ts'
import { ownRequest } from './own-queries.ts'
import { maintenancePersonal } from './personal.ts'
import { request } from './request-detail.ts'
import { reportOwnFault } from './use-cases/say-of-own-home.ts'

const office = testOffice()
const { aTenant } = faultsOf(office)
const { priority: _, ...fault } = leak

test('a tenant is told what is kept of their faults; forgotten, what they wrote and photographed is gone, and the repair stays', async () => {
  const { near, tenant, unitId } = await aTenant()
  const { id } = await reportOwnFault(tenant, {
    id: tenant.newId(),
    unitId,
    ...fault,
    suits: 'بعد صلاة العصر',
    photos: [picture],
  })
  const subject = { accountId: tenant.actor.id, phone: null, email: null }
  const [kept] = await maintenancePersonal.kept(tenant, subject)
  expect(kept?.records).toMatchObject([
    { title: 'سباكة W-101', fields: [{}, { value: fault.description }, { value: 'بعد صلاة العصر' }] },
  ])

  const forget = () =>
    office.db.transaction().execute((tx) => maintenancePersonal.forget({ ...tenant, tx, record: () => {} } as never, subject))
  expect(await forget()).toEqual([{ title: 'بلاغات الصيانة', count: 1 }])
  expect(await forget()).toEqual([])
  expect(await request(near, id)).toMatchObject({ description: 'محذوف', suits: null, state: 'reported', photos: [] })
  expect(await ownRequest(tenant, id)).toMatchObject({ photos: [] })
})
