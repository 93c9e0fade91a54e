import { expect, test } from 'vitest'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { findParties, phoneOfCustomer, registeringCustomers } from '#areas/customers/public.ts'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { sitePermissions } from '#areas/site/permissions.ts'
import { sendInquiry } from '#areas/site/requests/use-cases/send-inquiry.ts'
import { testOffice } from '#testing/office.ts'
import { thread } from './thread-queries.ts'
import { keepPhoneOfRequest, makeCustomerOfRequest } from './use-cases/make-customer-of-request.ts'

const office = testOffice()
const { viewRequests, manageRequests } = sitePermissions
const all = [viewRequests, manageRequests, registeringCustomers]
const [hudaId, saidId] = ['01a1fa06-b267-7b4e-8fe6-eee01e92d51f', '01a1fa06-b267-7b4e-8fe6-eee01e92d520']
const huda = () => office.staff(hudaId, ...all, customersPermissions.view)
const blind = () => office.staff(saidId, ...all)
const salim = { name: 'سالم الكثيري', phone: '9123 4567', email: 'salim@example.com', replyBy: 'whatsapp' } as const
const anInquiry = (more: { phone?: string; email?: string | undefined; name?: string } = {}) =>
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
  expect((await thread(blind(), id))?.known).toEqual([])
  expect(await thread(huda(), id)).toMatchObject({
    known: [{ id: customer.id, name: 'سالم الكثيري', by: 'email' }],
    mayRegister: true,
  })

  await expect(makeCustomerOfRequest(blind(), { id, partyId: customer.id })).rejects.toMatchObject({ status: 404 })
  const elsewhere = office.staffWithin(saidId, { assigned: true }, ...all, customersPermissions.view)
  expect((await thread(elsewhere, id))?.known).toEqual([])
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

test('the same person is found by name and by card before a second record is made, and joined by one press', async () => {
  const card = { civilNumber: '12345678' }
  const { id: partyId } = await registerCustomer(huda(), {
    kind: 'person',
    name: 'سالم بن أحمد الكثيري',
    phone: '91110001',
    ...card,
  })
  const other = await anInquiry({ phone: '9888 7766', email: undefined, name: 'سالم احمد الكثيرى' })
  expect((await thread(huda(), other.id))?.known).toMatchObject([{ id: partyId, by: 'name' }])
  await expect(makeCustomerOfRequest(huda(), { id: other.id })).rejects.toThrow('اربط الطلب بسجله')
  const { customer } = await makeCustomerOfRequest(huda(), { id: other.id, apart: 'yes' })
  expect(customer).toMatchObject({ existed: false })

  const third = await anInquiry({ phone: '9888 7755', email: undefined, name: 'أبو أحمد' })
  const carded = { id: third.id, civilNumber: '12345678' }
  await expect(makeCustomerOfRequest(huda(), carded)).rejects.toMatchObject({ issues: [{ path: ['joins'] }] })
  expect((await thread(huda(), third.id))?.entry.partyId).toBeNull()
  expect((await makeCustomerOfRequest(huda(), { ...carded, joins: 'yes' })).customer).toMatchObject({
    id: partyId,
    existed: true,
  })
  await expect(makeCustomerOfRequest(huda(), { id: third.id, civilNumber: 'كثير' })).rejects.toThrow('أرقام فقط')
})

test('the phone somebody wrote from reaches their record by one press, once, and by whoever may correct it', async () => {
  const clerk = office.staff(hudaId, ...all, customersPermissions.view, customersPermissions.correct)
  const { id: partyId } = await registerCustomer(huda(), { kind: 'person', name: 'علي المهري', civilNumber: '22345678' })
  const { id } = await anInquiry({ phone: '9555 4433', email: undefined, name: 'علي المهري' })
  await makeCustomerOfRequest(huda(), { id, partyId })
  expect((await thread(huda(), id))?.phoneGoes, 'not theirs to correct').toBeNull()
  await expect(keepPhoneOfRequest(huda(), { id })).rejects.toMatchObject({ status: 403 })
  expect((await thread(clerk, id))?.phoneGoes).toBe('record')
  await Promise.all([keepPhoneOfRequest(clerk, { id }), keepPhoneOfRequest(clerk, { id })])
  expect(await thread(clerk, id)).toMatchObject({ phoneGoes: null })
  expect(await phoneOfCustomer(clerk, partyId)).toBe('+96895554433')

  const { id: next } = await anInquiry({ phone: '9555 4422', email: undefined, name: 'علي المهري' })
  await makeCustomerOfRequest(clerk, { id: next, partyId })
  expect((await thread(clerk, next))?.phoneGoes).toBe('contact')
  await keepPhoneOfRequest(clerk, { id: next })
  expect(await phoneOfCustomer(clerk, partyId)).toBe('+96895554433')
  expect((await findParties(clerk, '95554422')).map((one) => one.id)).toEqual([partyId])
})
