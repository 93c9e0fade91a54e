import { beforeEach, expect, test } from 'vitest'
import { askedOf } from '#areas/customers/list/list.ts'
import { customers } from '#areas/customers/list/queries.ts'
import { customerKind } from '#areas/customers/record/record-kind.ts'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { loader as bulkPage } from '#areas/customers/record-pages/routes/back-office-bulk.tsx'
import { loader } from '#areas/customers/record-pages/routes/back-office-customer.tsx'
import { recordParts } from '#areas/records/public.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { atOnce } from '#testing/at-once.ts'
import { openBranches, salalah } from '#testing/branches.ts'
import { withAccounts } from '#testing/customers-with-accounts.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import * as account from './use-cases/customer-account.ts'
import { inviteToPortal } from './use-cases/invite-to-portal.ts'
import { reactivateMany, suspendMany } from './use-cases/many-accounts.ts'

const office = testOffice()
const { within, opens, customer, secures, statusOf, openOf } = withAccounts(office)
beforeEach(() => openBranches(office.db))

const noor = () => within('noor', salalah)
const reason = 'ضاع هاتفه'
const historyOf = async (id: string) =>
  (await recordParts(noor(), { kind: customerKind, recordId: id, mayEdit: true })).history.map(({ text }) => text)
const open = (ctx: Ctx, id: string) => answered(loader(visit(ctx, `/admin/users/${id}?tab=account`, { params: { id } })))
async function told() {
  await office.announce()
  return (await office.messages()).map(({ channel, text }) => `${channel}: ${text.split('\n')[0]}`)
}

test('the part of the account shows how it stands, where it is open and how its owner comes in', async () => {
  const { id, accountId, sessions } = await customer({ sessions: 2 })
  await secures(accountId)
  expect(await open(noor(), id)).toMatchObject({
    tab: 'account',
    account: { has: 'own', status: 'active', phone: '+96891234567', secondFactor: true, passkeys: 0, lastSignInAt: noor().now() },
  })
  const { account: shown } = (await open(noor(), id)) as { account: { sessions: { id: string; device: string }[] } }
  expect(shown.sessions.map((one) => one.id).sort()).toEqual(sessions.sort())
  expect(JSON.stringify(shown)).not.toContain('tokenHash')
})

test('who is suspended is out at once and hears of it without the reason; reactivated, comes in again', async () => {
  const { id, accountId } = await customer({ sessions: 2 })
  await account.suspendCustomer(noor(), { id, reason })
  expect(await statusOf(accountId)).toBe('suspended')
  expect(await openOf(accountId)).toEqual([])
  const [line] = (await customers(noor(), askedOf(new URLSearchParams()))).rows
  expect(line).toMatchObject({ id, account: 'suspended' })
  const first = await told()
  expect(first).toEqual(expect.arrayContaining([expect.stringContaining('sms: التحالف: أوقفنا حسابك في الموقع.')]))
  expect(first.join()).not.toContain(reason)
  await expect(account.suspendCustomer(noor(), { id, reason })).rejects.toMatchObject({ code: 'customers.account-not-active' })

  await account.reactivateCustomer(noor(), { id, reason: 'تحققنا منه' })
  expect(await statusOf(accountId)).toBe('active')
  expect(await told()).toEqual(expect.arrayContaining(['in-app: أُعيد تفعيل حسابك في الموقع.']))
  await expect(account.reactivateCustomer(noor(), { id, reason })).rejects.toMatchObject({
    code: 'customers.account-not-suspended',
  })
  expect((await historyOf(id)).slice(0, 2)).toEqual([
    'أُعيد تفعيل حساب العميل في الموقع. السبب: تحققنا منه',
    `أُوقف حساب العميل في الموقع. السبب: ${reason}`,
  ])
})

test('a second factor is reset by whoever says how they made sure who asks, and its owner hears of it', async () => {
  const { id, accountId } = await customer()
  const asked = { id, reason, proof: 'card' as const }
  await expect(account.resetCustomerSecondFactor(noor(), asked)).rejects.toMatchObject({ code: 'customers.no-second-factor' })
  await secures(accountId)
  const unsaid = { id, reason } as Parameters<typeof account.resetCustomerSecondFactor>[1]
  await expect(account.resetCustomerSecondFactor(noor(), unsaid)).rejects.toMatchObject({ issues: [{ path: ['proof'] }] })

  await account.resetCustomerSecondFactor(noor(), asked)
  expect(await office.db.selectFrom('secondFactors').selectAll().execute()).toEqual([])
  expect(await openOf(accountId)).toEqual([])
  expect(await told()).toEqual(expect.arrayContaining([expect.stringContaining('in-app: أعاد مكتبنا ضبط التحقق بخطوتين لحسابك')]))
  expect(await historyOf(id)).toContain(`أُعيد ضبط التحقق بخطوتين لحساب العميل. رأيت بطاقته أو جوازه. السبب: ${reason}`)
})

test('one session is ended, or all of them; one that is another’s is not there', async () => {
  const { id, accountId, sessions } = await customer({ sessions: 3 })
  const other = await opens((await customer({ name: 'سعيد', phone: '+96891234568' })).accountId)
  await expect(account.endCustomerSession(noor(), { id, sessionId: other })).rejects.toMatchObject({
    code: 'customers.session-over',
  })
  const sessionId = sessions[0] ?? ''
  await account.endCustomerSession(noor(), { id, sessionId })
  expect((await openOf(accountId)).map((one) => one.id)).not.toContain(sessionId)
  await account.endCustomerSessions(noor(), { id })
  expect(await openOf(accountId)).toEqual([])
  await expect(account.endCustomerSessions(noor(), { id })).rejects.toMatchObject({ code: 'customers.session-over' })
  expect((await historyOf(id)).slice(0, 2)).toEqual(['أُنهيت جلسات العميل كلها', 'أُنهيت جلسة العميل على Chrome، Android'])
  expect(await told()).toEqual(
    expect.arrayContaining(['in-app: أنهى مكتبنا جلسة حسابك على Chrome، Android.', 'in-app: أنهى مكتبنا جلسات حسابك كلها.']),
  )
})

test('of two who press together one has done it, and the customer hears of it once', async () => {
  const { id, accountId } = await customer()
  await secures(accountId)
  const hold = (tx: Tx) => tx.selectFrom('parties').select('id').where('id', '=', id).forUpdate().execute()
  const resets = await atOnce(office, hold, [
    () => account.resetCustomerSecondFactor(noor(), { id, reason, proof: 'call' }),
    () => account.resetCustomerSecondFactor(within('huda', salalah), { id, reason, proof: 'card' }),
  ])
  expect(resets.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const suspensions = await atOnce(office, hold, [
    () => suspendMany(within('huda', salalah), { ids: [id], reason }),
    () => account.suspendCustomer(noor(), { id, reason }),
  ])
  expect(suspensions.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const done = (await office.history()).filter((name) => /^customers\.(account|second)/.test(name))
  expect(done).toEqual(['customers.second-factor-reset', 'customers.account-suspended'])
})

test('the accounts of several customers are suspended and reactivated together', async () => {
  const [one, two] = [await customer(), await customer({ name: 'سعيد', phone: '+96891234568' })]
  const ids = [one.id, two.id]
  await account.suspendCustomer(noor(), { id: one.id, reason })
  expect(await suspendMany(noor(), { ids, reason })).toEqual({ count: 1 })
  expect([await statusOf(one.accountId), await statusOf(two.accountId)]).toEqual(['suspended', 'suspended'])
  await expect(suspendMany(noor(), { ids, reason })).rejects.toMatchObject({ code: 'customers.none-done' })
  const page = await answered(bulkPage(visit(noor(), `/admin/users/bulk?${new URLSearchParams(ids.map((id) => ['ids', id]))}`)))
  expect(page).toMatchObject({ standings: [{ status: 'suspended' }, { status: 'suspended' }] })
  expect(await reactivateMany(noor(), { ids, reason })).toEqual({ count: 2 })
})

test('who has no account is sent the way to one, once a day; whoever has one, or no mobile, is not', async () => {
  const { id } = await registerCustomer(noor(), { kind: 'person', name: 'سعيد الشنفري', phone: '91234569', branchId: salalah })
  expect(await open(noor(), id)).toMatchObject({ account: { has: 'none', register: 'http://office/register', invitedAt: null } })
  await inviteToPortal(noor(), { id })
  await expect(inviteToPortal(noor(), { id })).rejects.toMatchObject({ code: 'customers.invited-already' })
  expect(await told()).toEqual(['sms: التحالف: افتح حسابك لتتابع معاملاتك. سجّل بهذا الرقم نفسه: http://office/register'])
  expect((await office.messages()).map(({ recipient }) => recipient)).toEqual(['+96891234569'])
  office.later(24 * 3_600_000)
  await inviteToPortal(noor(), { id })

  await expect(inviteToPortal(noor(), { id: (await customer()).id })).rejects.toMatchObject({ code: 'customers.has-account' })
  const unreached = await registerCustomer(noor(), { kind: 'person', name: 'مسلم', phone: '23291234', branchId: salalah })
  await expect(inviteToPortal(noor(), { id: unreached.id })).rejects.toMatchObject({ code: 'customers.no-mobile' })
})
