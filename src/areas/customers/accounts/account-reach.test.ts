import { beforeEach, expect, test } from 'vitest'
import { loader as openFile } from '#app/routes/file.ts'
import { seeingAsOthers } from '#areas/access/public.ts'
import { actorOf } from '#areas/access/roles/actors.ts'
import { throughEyes } from '#areas/access/staff/seeing.ts'
import { seeAs } from '#areas/access/staff/use-cases/see-as.ts'
import { suspendUser } from '#areas/access/staff/use-cases/suspend-user.ts'
import { addDocument } from '#areas/customers/papers/use-cases/add-document.ts'
import { customersPermissions as may } from '#areas/customers/permissions.ts'
import { permissionForFile } from '#areas/customers/record/queries.ts'
import { customerKind } from '#areas/customers/record/record-kind.ts'
import { loader as bulkPage } from '#areas/customers/record-pages/routes/back-office-bulk.tsx'
import { action, loader } from '#areas/customers/record-pages/routes/back-office-customer.tsx'
import { chooseNumerals } from '#areas/identity/accounts/use-cases/choose-numerals.ts'
import { manageUsers } from '#areas/identity/public.ts'
import { recordParts } from '#areas/records/public.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { openBranches, salalah, thumrait } from '#testing/branches.ts'
import { withAccounts } from '#testing/customers-with-accounts.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import * as acts from './use-cases/customer-account.ts'
import { inviteToPortal } from './use-cases/invite-to-portal.ts'
import { suspendMany } from './use-cases/many-accounts.ts'

const office = testOffice()
const { within, opens, account, customer, secures, statusOf, openOf } = withAccounts(office)
beforeEach(() => openBranches(office.db))

const noor = () => within('noor', salalah)
const reason = 'ضاع هاتفه'
const historyOf = async (id: string) =>
  (await recordParts(noor(), { kind: customerKind, recordId: id, mayEdit: true })).history.map(({ text }) => text)
const open = (ctx: Ctx, id: string) => answered(loader(visit(ctx, `/admin/users/${id}?tab=account`, { params: { id } })))
const bakhit = () => within('bakhit', thumrait)

test('of another branch nobody reaches it, not by the page and not by a form', async () => {
  const { id, accountId, sessions } = await customer()
  await secures(accountId)
  const missing = { status: 404 }
  const far = within('bakhit', thumrait, seeingAsOthers)
  await expect(acts.suspendCustomer(far, { id, reason })).rejects.toMatchObject(missing)
  await expect(acts.resetCustomerSecondFactor(far, { id, reason, proof: 'card' })).rejects.toMatchObject(missing)
  await expect(acts.endCustomerSession(far, { id, sessionId: sessions[0] ?? '' })).rejects.toMatchObject(missing)
  await expect(acts.endCustomerSessions(far, { id })).rejects.toMatchObject(missing)
  await expect(acts.seeAsCustomer(far, { id, reason })).rejects.toMatchObject(missing)
  await expect(inviteToPortal(far, { id })).rejects.toMatchObject(missing)
  await expect(suspendMany(far, { ids: [id], reason })).rejects.toMatchObject(missing)
  expect(await open(bakhit(), id)).toMatchObject({ init: missing })

  const seesAll = office.staff('bakhit', may.view, may.manageAccounts)
  const looking = { ...seesAll, actor: { ...seesAll.actor, reach: reachOf(seesAll.actor, bakhit().actor) } }
  expect(await open(looking, id), 'who sees the record looks after accounts elsewhere').toMatchObject({
    tab: 'about',
    account: null,
  })
  expect(await answered(bulkPage(visit(looking, `/admin/users/bulk?ids=${id}`)))).toMatchObject({ standings: [] })
  await expect(acts.suspendCustomer(looking, { id, reason })).rejects.toMatchObject(missing)
  expect(await statusOf(accountId)).toBe('active')
})

/** Sees everybody, and looks after accounts as far as the other. */
const reachOf =
  (all: Actor, near: Actor): Actor['reach'] =>
  (permission) =>
    (permission.key === may.manageAccounts.key ? near : all).reach(permission)

test('an account of staff is the stronger one: whatever record it opens, it is not looked after here', async () => {
  const { id, accountId } = await customer({ kind: 'staff' })
  await secures(accountId)
  const refusal = { code: 'customers.staff-account', status: 403 }
  const everything = within('noor', salalah, seeingAsOthers)
  await expect(acts.suspendCustomer(everything, { id, reason })).rejects.toMatchObject(refusal)
  await expect(acts.resetCustomerSecondFactor(everything, { id, reason, proof: 'card' })).rejects.toMatchObject(refusal)
  await expect(acts.endCustomerSessions(everything, { id })).rejects.toMatchObject(refusal)
  await expect(acts.seeAsCustomer(everything, { id, reason })).rejects.toMatchObject(refusal)
  await expect(suspendMany(everything, { ids: [id], reason })).rejects.toMatchObject(refusal)
  expect(await open(noor(), id)).toMatchObject({ account: { has: 'staff' } })
  expect(await statusOf(accountId)).toBe('active')
  expect(await openOf(accountId)).toHaveLength(1)
})

test('and an account of a customer is not touched by the doors of the staff', async () => {
  const { accountId } = await customer()
  const maryam = office.staff(office.visitor().newId(), manageUsers, seeingAsOthers)
  await expect(suspendUser(maryam, { accountId, reason })).rejects.toMatchObject({ status: 404 })
  await expect(seeAs(maryam, { accountId, reason })).rejects.toMatchObject({ status: 404 })
})

test('whoever may sees what the customer sees, and neither changes anything nor opens their papers', async () => {
  const { id, accountId } = await customer()
  const staffId = await account({ name: 'مريم', phone: '+96891234568', kind: 'staff' })
  const sessionId = await opens(staffId)
  const allowed = office.staff(staffId, ...Object.values(may), seeingAsOthers)
  const maryam: Ctx = { ...allowed, actor: { ...allowed.actor, sessionId } }
  await addDocument(maryam, {
    id,
    documentKind: 'civil-card',
    file: [{ name: 'بطاقة.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF') }],
  })

  const form = { reason: 'يقول إنه لا يرى طلبه' }
  const begun = await answered(action(visit(maryam, `/admin/users/${id}?act=see-as`, { params: { id }, form })))
  expect(begun).toMatchObject({ status: 303, to: '/dashboard' })
  const eyes: Ctx = { ...maryam, actor: await throughEyes(office.visitor(), maryam.actor) }
  expect(eyes.actor).toMatchObject({ id: accountId, kind: 'customer', seenBy: { id: staffId } })
  await expect(chooseNumerals(eyes, { numerals: 'arab' })).rejects.toMatchObject({ code: 'only-looking' })

  const { fileId } = await office.db.selectFrom('identityDocuments').select('fileId').executeTakeFirstOrThrow()
  const self = {
    ...eyes,
    actor: await actorOf(office.visitor(), { id: accountId, kind: 'customer', name: 'سالم', sessionId: 'x' }),
  }
  expect(await permissionForFile(self, fileId ?? '')).toMatchObject({ key: 'anyone-signed-in' })
  expect(await permissionForFile(eyes, fileId ?? ''), 'theirs to open by their own eyes alone').toBe(may.viewDocuments)
  const papers = visit(eyes, '/files', { params: { id: fileId ?? '' } })
  expect(await answered(openFile(papers))).toMatchObject({ init: { status: 403 } })
  expect(await historyOf(id)).toContain(`عُرض النظام كما يراه العميل. السبب: ${form.reason}`)
})
