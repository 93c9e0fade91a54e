import { expect, test } from 'vitest'
import { actorOf } from '#areas/access/roles/actors.ts'
import { archiveRole } from '#areas/access/roles/use-cases/archive-role.ts'
import { grantRole } from '#areas/access/roles/use-cases/grant-role.ts'
import { addDemonstrationAccount } from '#areas/identity/accounts/use-cases/add-demonstration-account.ts'
import { theHouseItself } from '#platform/actors.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { testOffice } from '#testing/office.ts'
import { isApprovalNeeded } from './approvals.ts'
import { approvalRules } from './queries.ts'
import { changeApprovalRule } from './use-cases/change-approval-rule.ts'
import { requestAccess } from './use-cases/request-access.ts'

const office = testOffice()
const house = () => ({ ...office.visitor(), actor: theHouseItself })

async function colleague(word: string, ...roles: string[]) {
  const { id } = await addDemonstrationAccount(house(), { name: word, email: `${word}@x.om` })
  for (const role of roles) await grantRole(house(), { accountId: id, role })
  const ctx = async () => ({
    ...office.visitor(),
    actor: await actorOf(office.visitor(), { id, kind: 'staff', name: word, sessionId: 'x' }),
  })
  return { id, ctx }
}

const ruleOf = async (action: string) => {
  const rule = (await approvalRules(office.visitor())).find((one) => one.action === action)
  return rule ?? expect.fail(action)
}

type Typed = { action: string; approverRole: string; threshold?: string; active?: string | undefined }

/** By whoever has just opened the page. */
const change = async (by: { ctx: () => Promise<Ctx> }, typed: Typed) =>
  changeApprovalRule(await by.ctx(), { ...typed, seen: (await ruleOf(typed.action)).seen })

test('of a rule that is always asked only who agrees can be set', async () => {
  const huda = await colleague('huda', 'administrator')
  await change(huda, { action: 'access.grant-role', threshold: '500', approverRole: 'generalManager' })
  expect(await approvalRules(await huda.ctx())).toContainEqual(
    expect.objectContaining({ action: 'access.grant-role', threshold: null, approverRole: 'generalManager', active: true }),
  )
})

test('whoever holds the approving role hears of a request, but not once the role is archived', async () => {
  const [huda, khalid] = [await colleague('huda', 'administrator'), await colleague('khalid', 'auditor')]
  await change(huda, { action: 'access.grant-role', approverRole: 'auditor' })
  const heard = async () => {
    await office.announce()
    const told = (await office.messages()).filter(({ recipient }) => recipient === khalid.id)
    return told.filter(({ text }) => text.includes('بانتظار اعتمادك')).length
  }
  const asks = async (word: string) =>
    requestAccess(await (await colleague(word)).ctx(), { role: 'cashier', reason: 'أغطي الصندوق' })
  await asks('said')
  expect(await heard()).toBe(1)
  await archiveRole(await huda.ctx(), { role: 'auditor' })
  await asks('noor')
  expect(await heard()).toBe(1)
})

test('from which amount on somebody agrees is a rule of the office', async () => {
  const huda = await colleague('huda', 'administrator')
  const rules = await approvalRules(await huda.ctx())
  expect(rules).toMatchObject([
    { action: 'access.grant-role', label: 'منح دور', isAlways: true },
    { action: 'contracts.call-off', label: 'إلغاء العقود قبل أن تبدأ', isAlways: true },
    { action: 'contracts.terminate-early', label: 'إنهاء العقود مبكرًا', isAlways: true },
    { action: 'customers.raise-credit-limit', isAlways: false },
    { action: 'equipment.absorb-claim', label: 'تحمّل الشركة ضرر معدّة', isAlways: true },
    { action: 'equipment.discount', label: 'خصم على أسعار المعدات فوق الحد', isAlways: true },
    { action: 'equipment.sell', label: 'بيع معدّة', isAlways: true },
    { action: 'equipment.write-off-pool', label: 'شطب المفقود من السقالات', isAlways: false },
    { action: 'finance.approve-credit-transfer', label: 'تحويل رصيد إلى عميل آخر', isAlways: false },
    { action: 'finance.approve-custody', label: 'اعتماد فرق عهدة مندوب', isAlways: true },
    { action: 'finance.approve-difference', label: 'اعتماد فرق الصندوق', isAlways: true },
    { action: 'finance.approve-forfeit', label: 'مصادرة التأمينات المستردة', isAlways: true },
    { action: 'finance.approve-opening-difference', label: 'اعتماد فرق فتح الوردية', isAlways: true },
    { action: 'finance.approve-owner-settlement', label: 'التسوية مع الملّاك', isAlways: true },
    { action: 'finance.approve-payout', label: 'اعتماد سندات الصرف', isAlways: false },
    { action: 'finance.approve-payouts-of-day', label: 'اعتماد ما زاد من سندات الصرف لموظف في يوم', isAlways: false },
    { action: 'finance.approve-set-off', label: 'المقاصة', isAlways: true },
    { action: 'finance.approve-write-off', label: 'شطب المستحقات', isAlways: true },
    { action: 'finance.change-period', label: 'إقفال الفترات والسنوات وفتحها', isAlways: true },
    { action: 'finance.change-used-account', label: 'تغيير حساب بنكي مستعمل للشركة', isAlways: true },
    { action: 'finance.correct-receipt', label: 'تصحيح سندات القبض', isAlways: true },
    { action: 'finance.pay-bill', label: 'سداد فواتير المورّدين', isAlways: true },
    { action: 'finance.pay-tax', label: 'سداد الضريبة للجهاز', isAlways: true },
    { action: 'finance.post-opening', label: 'ترحيل الأرصدة الافتتاحية', isAlways: true },
    { action: 'finance.post-voucher', label: 'ترحيل قيد يومية', isAlways: true },
    { action: 'finance.sign-off-opening', label: 'اعتماد الأرصدة الافتتاحية', isAlways: true },
    { action: 'finance.spend-for-owners', label: 'فواتير الملّاك فوق حد الصرف', isAlways: true },
    { action: 'finance.transfer-from-trust', label: 'التحويل من حساب الأمانات إلى التشغيلي', isAlways: true },
    { action: 'finance.undo-agreed', label: 'عكس ما اعتُمد من مستندات وقيود', isAlways: true },
    { action: 'finance.undo-opening-item', label: 'عكس ورقة افتتاحية', isAlways: true },
    { action: 'finance.undo-opening-sign-off', label: 'فتح الأرصدة الافتتاحية بعد اعتمادها', isAlways: true },
    { action: 'parcels.claim', label: 'تعويض عن طرد', isAlways: true },
    { action: 'parcels.dispose', label: 'إتلاف طرد لم يُستلم', isAlways: true },
    { action: 'properties.change-mandate-terms', label: 'تعديل شروط اتفاقية إدارة سارية', isAlways: true },
    { action: 'properties.waive-charges', label: 'الإعفاء من المستحقات', isAlways: true },
    { action: 'vehicles.absorb-claim', label: 'تحمّل الشركة ضرر مركبة', isAlways: true },
    { action: 'vehicles.absorb-fine', label: 'تحمّل الشركة مخالفة مرورية', isAlways: true },
    { action: 'vehicles.discount', label: 'خصم على أسعار السيارات فوق الحد', isAlways: true },
    { action: 'vehicles.issue-border-letter', label: 'خطاب عدم ممانعة خارج القائمة', isAlways: true },
    { action: 'vehicles.sell', label: 'بيع مركبة', isAlways: true },
  ])
  const action = 'customers.raise-credit-limit'
  const needed = (amount: bigint, more: { actor?: Actor; alone?: true } = {}) => {
    const { actor = office.staff('fatima').actor, ...asked } = more
    return office.db.transaction().execute((tx) => isApprovalNeeded({ tx, actor }, { action, ...asked }, amount))
  }
  const now = (more: object) => change(huda, { action, approverRole: 'administrator', active: 'yes', ...more })

  await now({ threshold: '500' })
  expect([await needed(500_000n), await needed(500_001n)]).toEqual([false, true])
  const { actor } = await huda.ctx()
  expect([await needed(500_001n, { actor }), await needed(500_001n, { actor, alone: true })]).toEqual([true, false])
  await now({ active: undefined })
  expect(await needed(900_000n)).toBe(false)
  await now({})
  expect(await needed(1n)).toBe(true)
  const unknown = { action: 'nothing', approverRole: 'administrator', seen: '' }
  await expect(changeApprovalRule(await huda.ctx(), unknown)).rejects.toMatchObject({ status: 404 })
  const fatima = await colleague('fatima', 'cashier')
  await expect(change(fatima, { action, approverRole: 'cashier', active: 'yes' })).rejects.toMatchObject({ status: 403 })
})

test('of two who change one rule at once one is told of the other, and pressing twice is no fault', async () => {
  const [huda, maryam] = [await colleague('huda', 'administrator'), await colleague('maryam', 'administrator')]
  const action = 'customers.raise-credit-limit'
  const typed = { action, approverRole: 'administrator', active: 'yes', seen: (await ruleOf(action)).seen }
  const [hudaNow, maryamNow] = [await huda.ctx(), await maryam.ctx()]
  const outcomes = await Promise.allSettled([
    changeApprovalRule(hudaNow, { ...typed, threshold: '100' }),
    changeApprovalRule(maryamNow, { ...typed, threshold: '200' }),
  ])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'access.changed-meanwhile' } })

  const { threshold } = await ruleOf(action)
  expect([100_000n, 200_000n]).toContain(threshold)
  const again = threshold === 100_000n ? '100' : '200'
  await changeApprovalRule(hudaNow, { ...typed, threshold: again })
  expect((await office.history()).filter((name) => name === 'access.approval-rule-changed')).toHaveLength(1)
})
