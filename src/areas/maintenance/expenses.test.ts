import { beforeEach, expect, test } from 'vitest'
import { setShares } from '#areas/properties/use-cases/set-shares.ts'
import type { Ctx } from '#platform/context.ts'
import { faultsOf, leak, picture } from '#testing/faults-of-units.ts'
import { testOffice } from '#testing/office.ts'
import { pdf } from '#testing/stories.ts'
import { expensesOf } from './expense-detail.ts'
import { ownExpense, ownExpenses, ownWaiting } from './own-expenses.ts'
import { maintenancePermissions } from './permissions.ts'
import { permissionForPhoto } from './photo-permission.ts'
import { request } from './request-detail.ts'
import { approveExpense, askAboutExpense, recordExpenseAnswer, refuseExpense } from './use-cases/answer-expense.ts'
import { askOwner, replyToOwner } from './use-cases/ask-owner.ts'
import { assignMaintenance } from './use-cases/assign-maintenance.ts'
import { completeMaintenance, rejectMaintenance, startMaintenance } from './use-cases/do-maintenance.ts'
import { keepMaintenance } from './use-cases/keep-maintenance.ts'
import { triageMaintenance } from './use-cases/triage-maintenance.ts'

const office = testOffice()
const { aTenant, anOwner, aNeighbour, reports } = faultsOf(office)

let near: Ctx
let tenant: Ctx
let owner: Ctx
let ownerId: string
let id: string
beforeEach(async () => {
  const home = await aTenant()
  ;[near, tenant] = [home.near, home.tenant]
  const salma = await anOwner()
  ;[owner, ownerId] = [salma.ctx, salma.partyId]
  const shares = { whole: '10', since: '2026-01-01', party1: ownerId, parts1: '6', party2: home.partyId, parts2: '4' }
  await setShares(near, { propertyId: home.propertyId, seen: 'none', ...shares })
  id = (await reports(near, { propertyId: home.propertyId, unitId: home.unitId }, { photos: [picture] })).id
  await triageMaintenance(near, { requestId: id, ...leak, nature: 'structural', estimate: '62' })
})

const asks = (amount = '62') => askOwner(near, { requestId: id, amount, why: 'المضخة محترقة', photos: [pdf] })
const gives = () => assignMaintenance(near, { requestId: id, who: `technician:${near.actor.id}`, visitOn: '2026-01-16' })
const stateOf = async () => (await request(near, id))?.state
const shown = async () => {
  const one = await request(near, id)
  return one ? await expensesOf(near, one) : expect.fail('no request')
}

test('nobody is sent at an owner’s cost before the owner agreed; then it goes on', async () => {
  await expect(gives()).rejects.toThrow('اطلب موافقته أولًا')
  await asks()
  expect([await stateOf(), (await shown()).needed]).toEqual(['awaiting-approval', true])
  await expect(gives()).rejects.toMatchObject({ code: 'properties.request-elsewhere' })
  expect((await ownWaiting({ ...owner, actor: { ...owner.actor, kind: 'customer' } })).map(({ title }) => title)).toEqual([
    'مصروف بانتظار موافقتك: سباكة في شقة 1، برج السعادة',
  ])
  expect(await ownExpense(owner, id)).toMatchObject({ amount: 62_000n, expenseLimit: null, why: 'المضخة محترقة', answer: null })
  await approveExpense(owner, { requestId: id })
  expect(await ownExpense(owner, id)).toMatchObject({ answer: 'accepted', isMine: true, answerer: 'سلمى العمري' })
  expect(await ownExpense(tenant, id)).toMatchObject({ answer: 'accepted', isMine: false, answerer: 'سلمى العمري' })
  expect([await stateOf(), (await shown()).needed]).toEqual(['triaged', false])
  await gives()
  expect(await stateOf()).toBe('assigned')
  expect((await office.history()).slice(-3)).toEqual([
    'properties.expense-asked',
    'properties.expense-accepted',
    'properties.maintenance-assigned',
  ])
})

test('an owner asks first, is answered, and refuses with the reason kept', async () => {
  await asks()
  await askAboutExpense(owner, { requestId: id, question: 'أليست في الضمان؟' })
  const [{ questions: [question] = [] } = { questions: [] }] = (await shown()).asked
  await replyToOwner(near, { requestId: id, questionId: question?.id ?? '', reply: 'انتهى في يناير' })
  await expect(replyToOwner(near, { requestId: id, questionId: question?.id ?? '', reply: 'مرة أخرى' })).rejects.toThrow(
    'أجاب زميل',
  )
  expect((await ownExpense(owner, id))?.questions).toMatchObject([{ question: 'أليست في الضمان؟', reply: 'انتهى في يناير' }])
  await refuseExpense(owner, { requestId: id, reason: 'السعر مرتفع' })
  expect([await stateOf(), (await shown()).asked[0]]).toMatchObject(['triaged', { answer: 'refused', reason: 'السعر مرتفع' }])
  await expect(gives()).rejects.toThrow('اطلب موافقته أولًا')
  expect((await ownExpenses(owner)).map(({ answer }) => answer)).toEqual(['refused'])
})

test('of two answers at once one counts, also where one is written down by us', async () => {
  await asks()
  const done = await Promise.allSettled([
    approveExpense(owner, { requestId: id }),
    refuseExpense(tenant, { requestId: id, reason: 'السعر مرتفع' }),
    recordExpenseAnswer(near, {
      requestId: id,
      owner: ownerId,
      answer: 'accepted',
      saidOn: '2026-01-15',
      reason: 'بالهاتف',
      photos: [],
    }),
  ])
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await shown()).asked).toHaveLength(1)
})

test('what an owner said on the phone is written down with who, when and how', async () => {
  await asks()
  const says = { requestId: id, owner: ownerId, answer: 'accepted', saidOn: '2026-01-15', photos: [picture] } as const
  await expect(recordExpenseAnswer(near, says)).rejects.toThrow('اكتب كيف أجاب')
  await expect(recordExpenseAnswer(near, { ...says, reason: 'بالهاتف', saidOn: '2026-01-16' })).rejects.toThrow('لم يأتِ بعد')
  await expect(recordExpenseAnswer(near, { ...says, reason: 'بالهاتف', owner: near.newId() })).rejects.toThrow('من الملّاك')
  await recordExpenseAnswer(near, { ...says, reason: 'بالهاتف الساعة 5، قالت نفّذوا' })
  const [one] = (await shown()).asked
  expect(one).toMatchObject({ answer: 'accepted', saidOn: '2026-01-15', owner: 'سلمى العمري', writer: 'huda' })
})

test('more than was agreed to is not spent: it is asked for, and the work goes on where it stood', async () => {
  await asks()
  await approveExpense(owner, { requestId: id })
  await gives()
  await startMaintenance(near, { requestId: id })
  const done = (cost: string) => completeMaintenance(near, { requestId: id, note: 'بُدّلت المضخة', cost, photos: [] })
  await expect(done('70')).rejects.toThrow('أكثر مما وافق عليه المالك: 62.000 ر.ع. اطلب موافقته')
  const technician = office.staff('khalid', maintenancePermissions.doMaintenance)
  const beyond = completeMaintenance(technician, { requestId: id, note: 'بُدّلت المضخة', cost: '70', photos: [] })
  await expect(beyond, 'who may not ask the owner hears who may').rejects.toThrow('أخبر مسؤول العقارات ليطلب موافقته')
  await expect(asks('60')).rejects.toThrow('لا يحتاج موافقة')
  await asks('70')
  await expect(done('70')).rejects.toMatchObject({ code: 'properties.request-elsewhere' })
  await approveExpense(tenant, { requestId: id })
  expect(await stateOf()).toBe('in-progress')
  await done('70')
  expect(await stateOf()).toBe('done')
})

test('an owner who says nothing is reminded every other day, and what is rejected waits no more', async () => {
  await asks()
  const remind = async () => (await keepMaintenance(near, {})).reminded
  expect(await remind()).toBe(0)
  office.later(2 * 86_400_000)
  expect([await remind(), await remind()]).toEqual([1, 0])
  await rejectMaintenance(near, { requestId: id, reason: 'أصلحه المستأجر' })
  expect([await ownExpenses(owner), (await shown()).asked[0]?.answer]).toEqual([[], 'withdrawn'])
  await expect(approveExpense(owner, { requestId: id })).rejects.toThrow()
})

test('only owners see and answer what they are asked; a quote is theirs and not the tenant’s alone', async () => {
  await asks()
  const stranger = await aNeighbour()
  expect([await ownExpense(stranger, id), await ownExpenses(stranger)]).toEqual([null, []])
  for (const answer of [approveExpense, refuseExpense, askAboutExpense])
    await expect(answer(stranger, { requestId: id, reason: 'سبب', question: 'لماذا؟' } as never)).rejects.toThrow(
      'لم نجد هذا المصروف',
    )
  const quote = await office.db
    .selectFrom('maintenancePhotos')
    .select('fileId')
    .where('stage', '=', 'quote')
    .executeTakeFirstOrThrow()
  expect(await permissionForPhoto(stranger, quote.fileId)).toBeNull()
  expect(await permissionForPhoto(owner, quote.fileId)).toMatchObject({ key: 'anyone-signed-in' })
})

test('owner and tenant hear of it in their own words', async () => {
  await asks()
  await approveExpense(owner, { requestId: id })
  await gives()
  await office.announce()
  const texts = (await office.messages()).map(({ text }) => text).join('\n')
  expect(texts).toContain('صيانة شقة 1، برج السعادة بمبلغ 62.000 ر.ع. بانتظار موافقتك')
  expect(texts).toContain('وصلنا بلاغك')
  expect(texts).toContain('الجمعة 16 يناير 2026 خلال اليوم. المكلّف: huda. التكلفة على المالك')
})
