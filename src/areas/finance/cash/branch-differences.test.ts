import { expect, test } from 'vitest'
import { approvalList, approvalRules, oneApproval } from '#areas/access/approvals/queries.ts'
import { changeApprovalRule } from '#areas/access/approvals/use-cases/change-approval-rule.ts'
import { approve, reject } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { checkBooks } from '#areas/finance/closing/checks.ts'
import { boxesOf } from '#testing/boxes.ts'
import { salalah, thumrait } from '#testing/branches.ts'
import { testOffice } from '#testing/office.ts'
import { boxesToOpen } from './box-queries.ts'
import { approveDifference } from './cash-approvals.ts'
import { session } from './session-queries.ts'
import { askDifference, countSession } from './use-cases/close-session.ts'
import { openSession } from './use-cases/open-session.ts'

const office = testOffice()
const { kept, colleague, cashier, newBox, paid, inBox, statusNow, lastAsked } = boxesOf(office)

const nothingWrong = async () =>
  expect((await checkBooks(office.db)).filter(({ differences }) => differences.length > 0)).toEqual([])

test('whoever manages the branch agrees to what her box is short of, up to the amount of the rule; not of another branch, nor her own', async () => {
  const { boxId, fatima, sessionId } = await kept(10_000n)
  const [huda, bakhit] = [await colleague('huda', 'branchManager', salalah), await colleague('bakhit', 'branchManager', thumrait)]
  await countSession(fatima, { sessionId, rials5: '1' })
  expect((await session(fatima, sessionId))?.ways).toBeNull()
  await countSession(fatima, { sessionId, rials5: '1' })
  const agreeing = { roles: ['المدير المالي', 'مدير الفرع', 'المدير العام'], people: ['huda'] }
  expect((await session(fatima, sessionId))?.ways).toMatchObject({ agreeing })
  await askDifference(fatima, { sessionId, borneBy: 'company', reason: 'لا أعرف السبب' })
  const approvalId = await lastAsked()
  await office.announce()
  const heard = (await office.messages()).filter(({ text }) => text.includes('بانتظار اعتمادك'))
  expect(heard.map(({ recipient }) => recipient)).toEqual([huda.actor.id])
  expect(await approvalList(huda, 'mine')).toMatchObject([{ mayDecide: true, approver: 'المدير المالي أو مدير الفرع' }])
  expect(await approvalList(bakhit, 'mine')).toEqual([])
  expect(await oneApproval(bakhit, approvalId)).toBeNull()
  await expect(approve(bakhit, { approvalId })).rejects.toMatchObject({ status: 404 })
  await approve(huda, { approvalId })
  expect([await statusNow(sessionId), await inBox(boxId)]).toEqual(['approved', 5_000n])
  await nothingWrong()
})

test('above that amount, and what she asked for herself, whoever manages the branch does not agree to', async () => {
  const { fatima, sessionId } = await kept(10_005n)
  const huda = await colleague('huda', 'branchManager', salalah)
  await countSession(fatima, { sessionId, rials5: '1' })
  await askDifference(fatima, { sessionId, borneBy: 'company', reason: 'لا أعرف السبب' })
  expect(await approvalList(huda, 'mine')).toEqual([])
  await expect(approve(huda, { approvalId: await lastAsked() })).rejects.toMatchObject({ status: 404 })

  const [other, salma] = [await newBox('صندوق آخر'), await cashier('salma', salalah)]
  const { id: theirs } = await openSession(salma, { boxId: other, rials1: '0' })
  await paid(other, 1_000n)
  await countSession(salma, { sessionId: theirs, baisa500: '1' })
  office.later(1000)
  await askDifference(huda, { sessionId: theirs, borneBy: 'company', reason: 'لا أعرف السبب' })
  expect(await approvalList(huda, 'mine')).toMatchObject([{ own: true, mayDecide: false }])
  await expect(approve(huda, { approvalId: await lastAsked() })).rejects.toMatchObject({ code: 'access.own-request' })
})

test('a box whose difference waits is opened by nobody before it is decided, and whoever would is told who decides', async () => {
  const { boxId, fatima, sessionId } = await kept(10_000n)
  const [other, salma] = [await newBox('صندوق آخر'), await cashier('salma', salalah)]
  await countSession(fatima, { sessionId, rials5: '1' })
  expect((await boxesToOpen(salma)).waiting).toEqual([])
  await askDifference(fatima, { sessionId, borneBy: 'company', reason: 'لا أعرف السبب' })
  const waits = { code: 'finance.session-waits' }
  await expect(openSession(salma, { boxId, rials1: '5' })).rejects.toMatchObject(waits)
  await expect(openSession(fatima, { boxId: other, rials1: '0' })).rejects.toMatchObject(waits)
  expect(await boxesToOpen(salma)).toEqual({
    own: null,
    boxes: [[other, 'صندوق آخر']],
    coin: 5n,
    waiting: [{ name: 'صندوق السعادة', approver: 'المدير المالي أو مدير الفرع' }],
  })
  expect((await boxesToOpen(await cashier('far', thumrait))).waiting).toEqual([])
  await approve(await colleague('huda', 'branchManager', salalah), { approvalId: await lastAsked() })
  expect(await openSession(salma, { boxId, rials1: '5' })).toMatchObject({ opens: true })
})

test('how far she goes the rule says; and where it names her role, that of another branch still decides nothing', async () => {
  const { fatima, sessionId } = await kept(10_005n)
  const [huda, bakhit] = [await colleague('huda', 'branchManager', salalah), await colleague('bakhit', 'branchManager', thumrait)]
  const system = await colleague('noor', 'administrator')
  const { action } = approveDifference
  const rule = async () => (await approvalRules(system)).find((one) => one.action === action) ?? expect.fail(action)
  expect(await rule()).toMatchObject({ branchLimit: 5_000n, isInBranch: true })
  await countSession(fatima, { sessionId, rials5: '1' })
  const ask = async () => {
    office.later(1000)
    await askDifference(fatima, { sessionId, borneBy: 'company', reason: 'لا أعرف السبب' })
    return lastAsked()
  }
  const decides = async (ctx: typeof huda) => (await approvalList(ctx, 'mine')).length > 0

  await changeApprovalRule(system, { action, approverRole: 'financeManager', branchLimit: '5.005', seen: (await rule()).seen })
  const first = await ask()
  expect([await decides(huda), await decides(bakhit)]).toEqual([true, false])
  await reject(huda, { approvalId: first, note: 'عدّ مرة أخرى', decision: 'return' })
  await changeApprovalRule(system, { action, approverRole: 'financeManager', seen: (await rule()).seen })
  const second = await ask()
  expect([await decides(huda), await decides(bakhit)]).toEqual([false, false])
  await reject(await colleague('salim', 'financeManager'), { approvalId: second, note: 'عدّ مرة أخرى', decision: 'return' })
  await changeApprovalRule(system, { action, approverRole: 'branchManager', seen: (await rule()).seen })
  const third = await ask()
  expect([await decides(huda), await decides(bakhit)]).toEqual([true, false])
  await expect(approve(bakhit, { approvalId: third })).rejects.toMatchObject({ status: 404 })
  await approve(huda, { approvalId: third })
})
