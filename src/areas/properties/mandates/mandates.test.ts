import { beforeEach, expect, test } from 'vitest'
import { oneApproval } from '#areas/access/approvals/queries.ts'
import { approve, reject } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { activateContract } from '#areas/contracts/use-cases/activate-contract.ts'
import { closeContract, terminateEarly } from '#areas/contracts/use-cases/end-contract.ts'
import { renewContract } from '#areas/contracts/use-cases/renew-contract.ts'
import { sendForSignature } from '#areas/contracts/use-cases/send-for-signature.ts'
import type { Ctx } from '#platform/context.ts'
import { salalah } from '#testing/branches.ts'
import { putInForce } from '#testing/contracts.ts'
import { mandatesOf, mandateTerms } from '#testing/mandates.ts'
import { testOffice } from '#testing/office.ts'
import { postIt } from '#testing/postings.ts'
import { storiesOf } from '#testing/stories.ts'
import { setShares } from '../use-cases/set-shares.ts'
import { authorityOver, mandateOn } from './authority.ts'
import { askToRenewPowers } from './daily.ts'
import { expenseLimitOf } from './expense-limit.ts'
import type { MandateForm } from './inputs.ts'
import { mandate, mandates, mandatesOf as mandatesOfProperty } from './queries.ts'
import { correctMandate } from './use-cases/correct-mandate.ts'
import { draftMandate } from './use-cases/draft-mandate.ts'

const office = testOffice()
const { aMandateOfABranch, form, owned } = mandatesOf(office)
const { colleague } = storiesOf(office)

let near: Ctx
let far: Ctx
let said: Ctx
let id: string
beforeEach(async () => {
  const one = await aMandateOfABranch()
  ;[near, far, id] = [one.near, one.far, one.id]
  said = await colleague('said', 'financeManager')
})

const noPower = { powerNumber: undefined, powerOn: undefined, powerUntil: undefined, powerHolder: undefined }
const shown = async (contractId = id) => {
  const one = await mandate(near, contractId)
  if (!one) throw new Error('no mandate')
  return one
}
/** Asked for by one, agreed to by another. */
const agreedTerms = async (asked: Parameters<typeof correctMandate>[1]) => {
  const { approvalId } = await correctMandate(near, { ...asked, consent: 'ملحق 1' })
  await approve(said, { approvalId: approvalId ?? '' })
}
const place = async () => (await shown()).properties[0]?.id ?? ''
const authority = async (on: string) => (await authorityOver(office, { propertyId: await place(), on })).why
const terms = async (changed: Partial<typeof mandateTerms>) => ({
  ...{ contractId: id, seen: String((await shown()).version), ...mandateTerms, ...changed },
})

test('a mandate is written once with whoever has a share, and seen within its branch alone', async () => {
  const propertyId = await place()
  const { partyId } = await shown()
  const asked = form(propertyId, partyId)
  const twice = await Promise.all([draftMandate(near, asked), draftMandate(near, asked)])
  expect(twice[0]?.number).toBe(twice[1]?.number)
  await expect(draftMandate(far, form(propertyId, partyId))).rejects.toMatchObject({ status: 404 })
  const stranger = await owned(near, 'خالد المعشني', '91234509')
  await expect(draftMandate(near, form(propertyId, stranger.partyId))).rejects.toThrow('لا حصة لهذا المالك')
  expect([await mandate(far, id), (await mandates(far, { q: '', state: '', page: 1 })).count]).toEqual([null, 0])
  expect((await mandates(near, { q: 'سالم', state: '', page: 1 })).count).toBe(2)
  expect((await mandates(near, { q: '', state: 'active', page: 1 })).count).toBe(0)
  expect(await mandatesOfProperty(near, propertyId)).toHaveLength(2)
})

test('its terms hold together: a rate or an amount, an account with its holder', async () => {
  const propertyId = await place()
  const { partyId } = await shown()
  const asked = async (changed: Partial<MandateForm>) => draftMandate(near, { ...form(propertyId, partyId), ...changed })
  await expect(asked({ commissionRate: undefined })).rejects.toThrow('اكتب نسبة العمولة')
  await expect(asked({ commissionKind: 'fixed' })).rejects.toThrow('اكتب مبلغ العمولة')
  await expect(asked({ iban: 'OM12 0000 0000 0000 0000 000' })).rejects.toThrow('الآيبان')
  await expect(asked({ powerUntil: '2020-01-01' })).rejects.toThrow('نهاية الوكالة بعد تاريخها')
  await expect(asked({ endsOn: '2020-01-01' })).rejects.toThrow('آخر يوم لا يسبق')
})

test('other terms are written over by whoever saw the newest ones', async () => {
  const changed = await terms({ commissionRate: '7.5', payoutDay: '10' })
  await correctMandate(near, changed)
  await expect(correctMandate(near, { ...changed, payoutDay: '11' })).rejects.toThrow('عُدّل هذا السجل')
  await expect(correctMandate(far, changed)).rejects.toMatchObject({ status: 404 })
  expect(await shown()).toMatchObject({ commissionRate: 750, payoutDay: 10, version: 2 })
  expect((await office.history()).at(-1)).toBe('properties.mandate-corrected')
})

test('nobody leases without authority: not before the mandate, not without a power, not after it ran out', async () => {
  expect(await authority('2026-02-01')).toContain('لا اتفاقية إدارة سارية')
  await putInForce(near, id)
  expect(await authority('2025-12-31')).toContain('لا اتفاقية إدارة سارية')
  expect(await authority('2026-02-01')).toBeNull()
  await correctMandate(near, await terms({ powerUntil: '2026-01-31' }))
  expect(await authority('2026-02-01')).toContain('تنتهي الوكالة')
  await correctMandate(near, await terms(noPower))
  expect(await authority('2026-02-01')).toContain('لا وكالة مكتوبة')
  await terminateEarly(near, { contractId: id, on: '2026-01-15', reason: 'باع المالك' })
  expect(await authority('2026-01-16')).toContain('لا اتفاقية إدارة سارية')
})

test('what both signed becomes another when somebody else agrees, with the word of the owner; a deed is written down by one', async () => {
  await putInForce(near, id)
  const asked = await terms({ commissionRate: '9', iban: 'OM640180000001299200101', ibanHolder: 'علي المعشني' })
  await expect(correctMandate(near, asked)).rejects.toMatchObject({ issues: [{ path: ['consent'] }] })
  const both = [correctMandate(near, { ...asked, consent: 'ملحق 1' }), correctMandate(near, { ...asked, consent: 'ملحق 1' })]
  const settled = await Promise.allSettled(both)
  expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await shown()).toMatchObject({ commissionRate: 500, iban: null, version: 1, may: { correct: false } })
  const approvalId = (await shown()).waiting?.path?.split('/').at(-1) ?? ''
  const checks = (await oneApproval(said, approvalId))?.checks ?? []
  expect(checks.map(({ question }) => question)).toEqual([
    ...['الاتفاقية', 'نسبة العمولة', 'الآيبان', 'اسم صاحب الحساب', 'حساب باسم آخر', 'موافقة المالك'],
  ])
  expect(checks[1]?.answer).toEqual(['الآن: 5%', 'يصبح: 9%'])
  await reject(said, { approvalId, note: 'الحساب ليس للمالك', decision: 'reject' })
  expect(await shown()).toMatchObject({ commissionRate: 500, waiting: null, may: { correct: true } })
  const again = await correctMandate(near, { ...asked, consent: 'ملحق 1' })
  await correctMandate(near, await terms({ powerNumber: '9/2026' }))
  await expect(approve(said, { approvalId: again.approvalId ?? '' })).rejects.toThrow('عُدّلت شروط هذه الاتفاقية بعد الطلب')
  expect(await shown()).toMatchObject({ commissionRate: 500, powerNumber: '9/2026', version: 2 })
})

test('nobody changes what waits for a signature: it is taken back first', async () => {
  await sendForSignature(near, { contractId: id })
  await expect(correctMandate(near, await terms({ reserve: '20' }))).rejects.toThrow('أعدها مسودة')
})

test('each owner has an account of their own, and the books know it', async () => {
  const { partyId } = await shown()
  const { partyId: second } = await owned(near, 'هدى العمري', '91234502')
  const { partyId: stranger } = await owned(near, 'خالد المعشني', '91234509')
  const set = await office.db.selectFrom('shareSets').select('id').executeTakeFirstOrThrow()
  const halves = { party1: partyId, parts1: '1', party2: second, parts2: '1' }
  await setShares(near, { propertyId: await place(), seen: set.id, whole: '2', since: '2026-01-15', ...halves })
  const heir = { heir1: second, heirIban1: 'OM72 0270 0000 0318 0000 202', heirHolder1: 'هدى بنت علي العمري' }
  const asked = { ...(await terms({})), ...heir }
  await expect(correctMandate(near, { ...asked, heir1: stranger })).rejects.toMatchObject({ issues: [{ path: ['heirIban1'] }] })
  await expect(correctMandate(near, { ...asked, heirIban1: 'OM1' })).rejects.toMatchObject({ issues: [{ path: ['heirIban1'] }] })
  await expect(correctMandate(near, { ...asked, heirHolder1: '' })).rejects.toMatchObject({ issues: [{ path: ['heirHolder1'] }] })
  await correctMandate(near, asked)
  const accounts = async () => (await shown()).owners.map(({ name, account, isStrange }) => [name, account?.iban, isStrange])
  expect(await accounts()).toEqual([
    ['سالم العمري', undefined, false],
    ['هدى العمري', 'OM720270000003180000202', false],
  ])
  await putInForce(near, id)
  const ibans = () => office.db.selectFrom('ownerShares').select('iban').where('mandateId', '=', id).orderBy('place').execute()
  expect(await ibans()).toEqual([{ iban: null }, { iban: 'OM720270000003180000202' }])
  await agreedTerms({
    ...(await terms({ iban: 'OM640180000001299200101', ibanHolder: 'سالم العمري' })),
    ...heir,
    heirHolder1: 'زوجها',
  })
  expect(await ibans()).toEqual([{ iban: 'OM640180000001299200101' }, { iban: 'OM720270000003180000202' }])
  expect((await accounts()).map(([, , isStrange]) => isStrange)).toEqual([false, true])
  await agreedTerms(await terms({ iban: 'OM640180000001299200101', ibanHolder: 'سالم العمري' }))
  expect(await ibans()).toEqual([{ iban: 'OM640180000001299200101' }, { iban: null }])
})

test('a mandate that is renewed hands its properties to the one that follows, with the same terms', async () => {
  await putInForce(near, id)
  const next = near.newId()
  await renewContract(near, { id: next, contractId: id, endsOn: '2027-12-31', value: '0', noticeDays: '90' })
  await putInForce(near, next)
  const propertyId = await place()
  expect((await mandateOn(office, { propertyId, on: '2026-12-31' }))?.contractId).toBe(id)
  expect(await mandateOn(office, { propertyId, on: '2027-01-01' })).toMatchObject({ contractId: next, commissionRate: 500 })
  await expect(activateContract(near, { contractId: next })).rejects.toThrow()
})

test('a power of attorney that soon runs out becomes one task, however often one looks', async () => {
  await putInForce(near, id)
  await correctMandate(near, await terms({ powerUntil: '2026-03-01' }))
  await askToRenewPowers(near)
  await askToRenewPowers(near)
  const tasks = await office.db.selectFrom('tasks').select('title').where('rule', '=', 'mandate-power').execute()
  expect(tasks.map(({ title }) => title)).toEqual([expect.stringContaining('جدّد الوكالة 1204/2025')])
})

test('the books know what a mandate says of money, from its first day and whenever it or the shares change', async () => {
  const pools = () =>
    office.db.selectFrom('ownerPools').select(['rate', 'reserve', 'period']).where('mandateId', '=', id).execute()
  expect(await pools()).toEqual([])
  await putInForce(near, id)
  expect(await pools()).toEqual([{ rate: 500, reserve: 0n, period: 1 }])
  await agreedTerms(await terms({ commissionRate: '7', reserve: '20' }))
  expect(await pools()).toEqual([{ rate: 700, reserve: 20_000n, period: 1 }])
  const propertyId = await place()
  const { partyId } = await shown()
  const { partyId: second } = await owned(near, 'هدى العمري', '91234502')
  const set = await office.db.selectFrom('shareSets').select('id').executeTakeFirstOrThrow()
  const halves = { party1: partyId, parts1: '1', party2: second, parts2: '1' }
  await setShares(near, { propertyId, seen: set.id, whole: '2', since: '2026-01-15', ...halves })
  expect(await pools()).toEqual([{ rate: 700, reserve: 20_000n, period: 2 }])
})

test('what is over keeps nothing back, and is closed only when nothing of its owners lies with us', async () => {
  await correctMandate(near, await terms({ reserve: '20' }))
  await putInForce(near, id)
  const move = (debit: string, credit: string) =>
    postIt(near, {
      source: { kind: 'test', id: near.newId(), purpose: 'move' },
      memo: 'قيد',
      transfers: [
        { debit: { account: debit, key: id }, credit: { account: credit, key: id }, amount: 15_000n, branchId: salalah },
      ],
    })
  await move('1225', '2120')
  await terminateEarly(near, { contractId: id, on: '2026-01-15', reason: 'باعه' })
  const pool = office.db.selectFrom('ownerPools').select('reserve').where('mandateId', '=', id)
  expect(await pool.executeTakeFirst()).toEqual({ reserve: 0n })
  await expect(closeContract(near, { contractId: id })).rejects.toThrow('في أمانات هذه الاتفاقية')
  await move('2120', '1225')
  await closeContract(near, { contractId: id })
})

test('the books know a fixed fee and since when, and what may be spent unasked follows from the mandate', async () => {
  const propertyId = await place()
  await correctMandate(near, await terms({ commissionKind: 'fixed', commissionAmount: '30' }))
  expect(await expenseLimitOf({ db: office.db, propertyId, today: '2026-01-15' })).toBeNull()
  await putInForce(near, id)
  const pool = await office.db.selectFrom('ownerPools').select(['basis', 'fee', 'rate', 'feeSince']).executeTakeFirst()
  expect(pool).toEqual({ basis: 'fixed', fee: 30_000n, rate: 0, feeSince: '2026-01-01' })
  expect(await expenseLimitOf({ db: office.db, propertyId, today: '2026-01-15' })).toBe(50_000n)
})
