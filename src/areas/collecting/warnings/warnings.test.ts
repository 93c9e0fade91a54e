import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { collectingPermissions as may } from '#areas/collecting/permissions.ts'
import { ownContracts } from '#areas/contracts/portal/own-contracts.ts'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { askRefund } from '#areas/finance/payouts/use-cases/ask-refund.ts'
import { accountInShort } from '#areas/finance/statements/account-in-short.ts'
import { leaseContracts } from '#areas/properties/leases/lease-kind.ts'
import type { Ctx } from '#platform/context.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { vaultOf } from '#testing/cheques.ts'
import { withAccounts } from '#testing/customers-with-accounts.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { pdf, storiesOf } from '#testing/stories.ts'
import { answered, visit } from '#testing/visit.ts'
import { recordPromise } from '../use-cases/record-promise.ts'
import { callForNotices } from './daily.ts'
import { linkedNotice } from './linked-notice.ts'
import { uncovered } from './owed.ts'
import { ownNotices, papersOfNotices } from './own-notices.ts'
import { formalNotice, noticeToServe, permissionForNotice, servedNotices, toWarn } from './queries.ts'
import { loader as handedOutPaper } from './routes/linked-notice-pdf.ts'
import { recordDelivery } from './use-cases/record-delivery.ts'
import { serveNotice } from './use-cases/serve-notice.ts'
import { nextWarning, type WarningStep } from './warning.ts'

const office = testOffice()
const { aLateLeaseOfABranch } = leasesOf(office)
const { huda, brings, box, pays, id } = vaultOf(office)
const { colleague } = storiesOf(office)
const { account } = withAccounts(office)
const aDay = 86_400_000

let near: Ctx
let far: Ctx
let contractId: string
let partyId: string
beforeEach(async () => {
  ;({ id: contractId, near, far } = await aLateLeaseOfABranch())
  const row = await office.db.selectFrom('contracts').select('partyId').where('id', '=', contractId).executeTakeFirstOrThrow()
  partyId = row.partyId
})

const serve = (step: WarningStep, more: { reason?: string; id?: string } = {}, who = near) =>
  serveNotice(who, { id: id(), contractId, step, ...more })
const standing = async () => (await toWarn(near)).map(({ amount, since, next }) => [amount, since, next?.step, next?.on])

test('the ladder goes by days past the oldest that is owed, never within grace nor before the last deadline is over', () => {
  const late = { today: '2026-01-15', since: '2026-01-01', graceDays: 10, last: null }
  expect(nextWarning(late)).toEqual({ step: 'reminder', on: '2026-01-04', isDue: true })
  const after = (step: WarningStep, payBy: string, graceDays = 10) => nextWarning({ ...late, graceDays, last: { step, payBy } })
  expect(after('reminder', '2026-01-08')).toEqual({ step: 'first', on: '2026-01-11', isDue: true })
  expect(after('reminder', '2026-01-08', 20)).toEqual({ step: 'first', on: '2026-01-21', isDue: false })
  expect(after('reminder', '2026-01-19')).toEqual({ step: 'first', on: '2026-01-20', isDue: false })
  expect(after('final', '2026-01-10')).toBeNull()
})

test('what covers dues covers the oldest, and a transfer those it was shown for', () => {
  const dues = ['a', 'b', 'c'].map((name) => ({ id: name, owed: 100n }))
  const left = (money: Partial<Parameters<typeof uncovered>[1]>) =>
    uncovered(dues, { credit: 0n, promised: 0n, proofs: [], ...money }).map(({ id: one, owed }) => `${one} ${owed}`)
  expect(left({ credit: 30n })).toEqual(['a 70', 'b 100', 'c 100'])
  expect(left({ promised: 100n, credit: 50n })).toEqual(['b 50', 'c 100'])
  expect(left({ proofs: [{ amount: 120n, chargeIds: ['c'] }] })).toEqual(['a 80', 'b 100'])
})

test('a notice keeps its words, its sums and its paper, once however often its form is sent', async () => {
  const asked = { id: id() }
  await serve('reminder', asked)
  await serve('reminder', asked)
  const one = await formalNotice(near, asked.id)
  expect(one).toMatchObject({ step: 'reminder', amount: 250_000n, state: 'prepared', payBy: '2026-01-19', reason: null })
  expect(one?.text).toContain('250.000 ر.ع. (فقط مائتان وخمسون ريالًا عمانيًا لا غير) لم يُسدَّد')
  expect(one?.charges.map(({ dueOn, amount }) => [dueOn, amount])).toEqual([['2026-01-01', 250_000n]])
  const bytes = await near.files.get(one?.sha256 ?? '')
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(one?.sha256)
  expect(pdfText(bytes)).toContain(one?.number)
  expect(await servedNotices(near)).toHaveLength(1)
  expect((await office.history()).filter((name) => name === 'properties.notice-served')).toHaveLength(1)
})

test('the paper of every step names in its head the day its deadline counts from, and its number', async () => {
  for (const step of ['reminder', 'first', 'second', 'final'] as const) {
    const { id: noticeId } = await serve(step, { reason: 'غادر المستأجر البلاد' })
    const { sha256 = '', number = '' } = (await formalNotice(near, noticeId)) ?? {}
    const day = '15\n يناير \n2026'
    expect(pdfText(await near.files.get(sha256)), step).toContain(`رقم الإخطار\n${number}\nتاريخ الإخطار\n${day}`)
  }
})

test('a tenant whose record went to another branch is named, and their papers of ours lead nobody there to a shut door', async () => {
  const seen = async (who: Ctx) => [(await toWarn(who))[0]?.isSeen, (await noticeToServe(who, contractId, null))?.isSeen]
  expect(await seen(near)).toEqual([true, true])
  const opens = async (who: Ctx) => (await accountInShort(who, partyId))?.papers.map((paper) => paper.opens)
  expect(await opens(near)).toEqual([true, true])
  const there = await office.db.selectFrom('branches').select('id').where('code', '=', 'TTH').executeTakeFirstOrThrow()
  await office.db.updateTable('parties').set({ branchId: there.id }).where('id', '=', partyId).execute()
  expect(await seen(near)).toEqual([false, false])
  expect(await opens(far)).toEqual([false, false])
})

test('a tenant finds in their account what they were sent, with its paper; nobody else does', async () => {
  const opens = async (phone: string, itsParty: string) => {
    const accountId = await account({ phone })
    await office.db.insertInto('customerAccounts').values({ accountId, partyId: itsParty, joinedAt: near.now() }).execute()
    return { ...office.customer(accountId), contractKinds: [leaseContracts] }
  }
  const other = await registerCustomer(near, { kind: 'person', name: 'سعيد الشحري', phone: '91234571' })
  const [khalid, said] = [await opens('+96891234570', partyId), await opens('+96891234571', other.id)]
  expect(await ownNotices(khalid)).toEqual([])
  const { id: noticeId } = await serve('reminder')
  const [own] = await ownNotices(khalid)
  expect(own).toMatchObject({ id: noticeId, step: 'reminder', issuedOn: '2026-01-15', payBy: '2026-01-19', amount: 250_000n })
  expect(await permissionForNotice(khalid, own?.path.replace('/files/', '') ?? '')).toBe(anyoneSignedIn)
  const papers = async (who: typeof khalid) => (await ownContracts(who))?.flatMap((one) => one.papers)
  const label = `تذكير ${own?.number} في 15 يناير 2026، وآخر يوم للسداد 19 يناير 2026`
  expect(await papers(khalid)).toEqual([{ contractId, path: own?.path, label }])
  expect([await ownNotices(said), await papersOfNotices(said, [contractId])]).toEqual([[], []])
})

test('the message leads to the notice whoever has no account; no other link opens it', async () => {
  const { id: noticeId } = await serve('reminder')
  await office.announce()
  const said = (await office.messages()).find(({ text }) => text.includes('الإخطار: '))?.text ?? ''
  const noticeToken = /\/notice\/([\w.-]+)/.exec(said)?.[1] ?? ''
  expect(said).not.toContain('/files/')
  expect(await linkedNotice(office.visitor(), noticeToken)).toMatchObject({ id: noticeId, step: 'reminder', amount: 250_000n })
  const paper = (token: string) =>
    answered(handedOutPaper(visit(office.visitor(), '/notice/x/pdf', { params: { noticeToken: token } })))
  expect(await paper(noticeToken)).toMatchObject({ status: 200 })
  for (const other of ['', noticeId, `${noticeId}.x`, noticeToken.replace(noticeId, id())]) {
    expect(await paper(other)).toMatchObject({ init: { status: 404 } })
  }
  office.later(89 * aDay)
  expect(await paper(noticeToken)).toMatchObject({ status: 200 })
  office.later(aDay)
  expect(await paper(noticeToken), 'after ninety days').toMatchObject({ init: { status: 404 } })
})

test('a step is skipped by whoever manages, with a reason; nothing is sent twice or back', async () => {
  const collector = await colleague('salem', 'collector')
  await expect(serve('first', {}, collector)).rejects.toMatchObject({ status: 403 })
  await expect(serve('first')).rejects.toMatchObject({ issues: [{ path: ['reason'] }] })
  await serve('first', { reason: 'غادر المستأجر البلاد' })
  await expect(serve('reminder', { reason: 'مرة أخرى' })).rejects.toMatchObject({ code: 'properties.notice-already-sent' })
  await expect(serve('second', {}, collector)).rejects.toMatchObject({ status: 403 })
  office.later(20 * aDay)
  await serve('second', {}, collector)
  expect((await servedNotices(near)).map(({ step }) => step)).toEqual(['second', 'first'])
})

test('nobody is warned of what a cheque, a promise or credit covers, and what is new begins anew', async () => {
  await box()
  expect(await standing()).toEqual([[250_000n, '2026-01-01', 'reminder', '2026-01-04']])
  const haitham = office.staff('haitham', may.collect)
  await recordPromise(
    { ...haitham, actor: near.actor },
    { id: id(), partyId, way: 'call', amount: '250', promisedOn: '2026-01-18' },
  )
  expect(await standing()).toEqual([])
  await expect(serve('reminder')).rejects.toMatchObject({ code: 'properties.nothing-to-warn-of' })
  office.later(4 * aDay)
  expect(await standing()).toHaveLength(1)
  await brings(partyId, '500', { cover: 'oldest' })
  expect(await standing()).toEqual([])
  await pays(partyId, '10')
  expect((await noticeToServe(near, contractId, null))?.drawn).toBeNull()
})

test('credit that waits to go back to the tenant pays nothing they are warned of', async () => {
  await box()
  const { id: rent } = await office.db.selectFrom('charges').select('id').orderBy('dueOn').executeTakeFirstOrThrow()
  await pays(partyId, '200', { charge1: rent, pay1: '50' })
  const amounts = async () => (await toWarn(near)).map(({ amount }) => amount)
  expect(await amounts()).toEqual([50_000n])
  await askRefund(huda(), { id: id(), partyId, amount: '10', method: 'cash', purpose: 'طلبه المستأجر' })
  expect(await amounts()).toEqual([60_000n])
})

test('of what is covered in part a notice asks for the rest, and says of how much', async () => {
  await box()
  await brings(partyId, '30', { cover: 'oldest' })
  await recordPromise(near, { id: id(), partyId, way: 'call', amount: '70', promisedOn: '2026-01-18' })
  const { id: noticeId } = await serve('reminder')
  const rows = (await formalNotice(near, noticeId))?.charges.map(({ description, amount }) => [description.slice(-34), amount])
  expect(rows).toEqual([['، الجزء غير المغطى من 250.000 ر.ع.', 150_000n]])
})

test('each way of delivery has its own proof, on a day that has come', async () => {
  const { id: noticeId } = await serve('reminder')
  const record = (more: Partial<Parameters<typeof recordDelivery>[1]>, who = near) =>
    recordDelivery(who, { id: id(), noticeId, way: 'hand', outcome: 'delivered', on: '2026-01-15', proof: [], ...more })
  await expect(record({})).rejects.toMatchObject({ issues: [{ path: ['receiver'] }] })
  await expect(record({ receiver: 'خالد' })).rejects.toMatchObject({ issues: [{ path: ['proof'] }] })
  await expect(record({ way: 'registered-mail' })).rejects.toMatchObject({ issues: [{ path: ['reference'] }] })
  await expect(record({ way: 'message' })).rejects.toMatchObject({ issues: [{ path: ['reference'] }] })
  await expect(record({ on: '2026-01-16' })).rejects.toMatchObject({ issues: [{ path: ['on'] }] })
  await expect(record({ on: '2026-01-14' })).rejects.toMatchObject({ issues: [{ path: ['on'] }] })
  await record({ way: 'registered-mail', outcome: 'sent', reference: 'RR123456789OM' })
  await expect(record({}, far)).rejects.toMatchObject({ status: 404 })
  const last = { id: id(), receiver: 'خالد المعشني', proof: [pdf] }
  await record(last)
  await record(last)
  const one = await formalNotice(near, noticeId)
  expect([one?.state, one?.deliveries.length]).toEqual(['delivered', 2])
  const proof = one?.deliveries[0]?.fileId ?? ''
  expect(await permissionForNotice(near, proof)).toBe(may.serveNotices)
  expect(await permissionForNotice(far, proof)).toBeNull()
})

test('whose next notice has come to its day, somebody is called for it, once, until it is sent', async () => {
  const tasks = () =>
    office.db.selectFrom('tasks').select(['title', 'status']).where('rule', '=', 'properties.notice-due').execute()
  await callForNotices(office.visitor())
  await callForNotices(office.visitor())
  expect(await tasks()).toEqual([{ title: 'أرسل تذكير: شقة 1، برج السعادة، 250.000 ر.ع.', status: 'open' }])
  await serve('reminder')
  expect(await tasks()).toMatchObject([{ status: 'done' }])
})
