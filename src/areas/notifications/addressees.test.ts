import { expect, test } from 'vitest'
import { z } from 'zod'
import { makeCustomer } from '#areas/customers/public.ts'
import { command } from '#platform/command.ts'
import type { Audience } from '#platform/messages/notice.ts'
import { anyone } from '#platform/permissions.ts'
import { salimAndMaryam, salimId } from '#testing/messages.ts'
import { testOffice } from '#testing/office.ts'
import { addressees, recipientOn } from './addressees.ts'
import { notificationPermissions } from './permissions.ts'

const office = testOffice()
const now = () => office.visitor().now()
const meant = (audience: Audience) => office.db.transaction().execute((tx) => addressees({ tx, now }, audience))
const salim = { accountId: salimId, phone: '+96891110001', email: 'salim@example.com' }

const register = command({
  name: 'test.register',
  permission: anyone,
  input: z.object({}),
  run: (work) => makeCustomer(work, { name: 'سالم', phone: '+96891110001', email: 'salim@example.com' }),
})

test('a customer is reached by the record, and in the bell once there is an account', async () => {
  await salimAndMaryam(office)
  const { id: partyId } = await register(office.visitor(), {})
  expect(await meant({ partyId })).toEqual([{ ...salim, accountId: null }])
  await office.db.insertInto('customerAccounts').values({ accountId: salimId, partyId, joinedAt: now() }).execute()
  expect(await meant({ partyId })).toEqual([salim])
})

test('a role and a permission mean whoever holds them now; who is no longer active is not written to', async () => {
  await salimAndMaryam(office)
  const held = { id: office.visitor().newId(), accountId: salimId, role: 'generalManager', branchId: null, since: now() }
  await office.db
    .insertInto('userRoles')
    .values({ ...held, until: null })
    .execute()
  expect(await meant({ role: 'generalManager' })).toEqual([salim])
  expect(await meant({ role: 'cashier' })).toEqual([])
  await office.db
    .insertInto('rolePermissions')
    .values({
      role: 'generalManager',
      permission: notificationPermissions.view.key,
      scope: 'all',
      amountLimit: null,
      discountLimit: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  expect(await meant({ holdersOf: notificationPermissions.view })).toEqual([salim])
  await office.db.updateTable('userAccounts').set({ status: 'suspended' }).execute()
  expect(await meant({ role: 'generalManager' })).toEqual([])
  expect(await meant({ accountId: salimId })).toEqual([])
})

test('a landline takes no message, and a visitor has no bell', async () => {
  const [visitor] = await meant({ phone: '+96823290000', email: null })
  expect(visitor && [recipientOn('sms', visitor), recipientOn('whatsapp', visitor), recipientOn('in-app', visitor)]).toEqual([
    null,
    null,
    null,
  ])
})
