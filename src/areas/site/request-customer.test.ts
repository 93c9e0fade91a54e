import { expect, test } from 'vitest'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { registeringCustomers } from '#areas/customers/public.ts'
import { testOffice } from '#testing/office.ts'
import { sitePermissions } from './permissions.ts'
import { thread } from './thread-queries.ts'
import { makeCustomerOfRequest } from './use-cases/make-customer-of-request.ts'
import { sendInquiry } from './use-cases/send-inquiry.ts'

const office = testOffice()
const { viewRequests, manageRequests } = sitePermissions
const all = [viewRequests, manageRequests, registeringCustomers]
const [hudaId, saidId] = ['01a1fa06-b267-7b4e-8fe6-eee01e92d51f', '01a1fa06-b267-7b4e-8fe6-eee01e92d520']
const huda = () => office.staff(hudaId, ...all, customersPermissions.view)
const blind = () => office.staff(saidId, ...all)
const salim = { name: 'سالم الكثيري', phone: '9123 4567', email: 'salim@example.com', replyBy: 'whatsapp' } as const
const anInquiry = (more: { phone?: string } = {}) =>
  sendInquiry(office.visitor(), { ...salim, ...more, formId: office.visitor().newId(), message: 'هل تؤجرون حفارات؟' })

test('whoever wrote becomes a customer without being typed again, and one we know stays one', async () => {
  const [{ id: first }, { id: second }] = [await anInquiry(), await anInquiry()]
  const made = await makeCustomerOfRequest(huda(), { id: first })
  const again = await makeCustomerOfRequest(huda(), { id: second })

  expect([made.customer.existed, again.customer.existed]).toEqual([false, true])
  expect(again.customer.id).toBe(made.customer.id)
  expect((await thread(huda(), second))?.entry.partyId).toBe(made.customer.id)
})

test('whoever is known is shown before a second record is made, and is linked only by who may see that record', async () => {
  const { id: first } = await anInquiry()
  const { customer } = await makeCustomerOfRequest(huda(), { id: first })
  const { id } = await anInquiry({ phone: '9888 7766' })
  expect((await thread(blind(), id))?.known).toBeNull()
  expect(await thread(huda(), id)).toMatchObject({ known: { id: customer.id, name: 'سالم الكثيري' }, mayRegister: true })

  await expect(makeCustomerOfRequest(blind(), { id, partyId: customer.id })).rejects.toMatchObject({ status: 404 })
  const elsewhere = office.staffWithin(saidId, { assigned: true }, ...all, customersPermissions.view)
  expect((await thread(elsewhere, id))?.known).toBeNull()
  await expect(makeCustomerOfRequest(elsewhere, { id, partyId: customer.id })).rejects.toMatchObject({ status: 404 })

  expect((await makeCustomerOfRequest(huda(), { id, partyId: customer.id })).customer).toMatchObject({ existed: true })
  expect((await thread(huda(), id))?.entry.partyId).toBe(customer.id)
})

test('a phone tells nobody of a customer outside their reach, nor gives that customer to them', async () => {
  const { id: first } = await anInquiry()
  await makeCustomerOfRequest(huda(), { id: first })
  const { id } = await anInquiry()
  const refused = makeCustomerOfRequest(blind(), { id })
  await expect(refused).rejects.toMatchObject({
    code: 'customers.elsewhere',
    message: expect.stringContaining('خارج نطاق صلاحيتك'),
  })
  await expect(refused).rejects.not.toThrow('سالم')
  expect((await thread(huda(), id))?.entry.partyId).toBeNull()
})

test('it takes the right to work in the inbox and the right to register customers', async () => {
  const { id } = await anInquiry()
  for (const lacking of all.slice(1)) {
    const half = office.staff(saidId, ...all.filter((one) => one !== lacking))
    await expect(makeCustomerOfRequest(half, { id })).rejects.toMatchObject({ code: 'forbidden', status: 403 })
    expect(await thread(half, id)).toMatchObject({ mayRegister: false })
  }
})
