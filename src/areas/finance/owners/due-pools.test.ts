import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { keepMandateTerms } from '#areas/finance/public.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { boxesOf } from '#testing/boxes.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { registeredCompany } from '#testing/registered.ts'
import { demandRent, rentOf, within } from '#testing/rents.ts'
import { countDue, poolsDue } from './due-pools.ts'
import { settleDue } from './settle-due.ts'
import { settlementsDue } from './settlements-due.ts'
import { cancelSettlement, prepareSettlement, reverseSettlement } from './use-cases/settle-owners.ts'

const office = testOffice()
const { huda, id, customer, box, pays } = vaultOf(office)
const { colleague } = boxesOf(office)
const aDay = 86_400_000

/** Mandates of which one is paid on the fifth and one on the twentieth, with a hundred rials of rent in each. */
async function owners() {
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
  const { id: branchId } = await office.db.selectFrom('branches').select('id').where('code', '=', 'SLL').executeTakeFirstOrThrow()
  const tenant = await customer('مستأجر')
  await box()
  const collects = async (mandateId: string, by: Partial<Parameters<typeof receivePayment>[1]> = {}) => {
    await demandRent(huda(), rentOf({ partyId: tenant, branchId, mandateId, contractId: id() }, { amount: 100_000n }, id()))
    if (by.method1) await receivePayment(huda(), { id: id(), partyId: tenant, reference1: '004711', amount1: '100', ...by })
    else await pays(tenant, '100')
  }
  const mandate = async (name: string, payoutDay: number) => {
    const [mandateId, owner] = [id(), await customer(name)]
    const terms = { mandateId, branchId, leadId: owner, label: name, rate: 700, reserve: 10_000n, payoutDay }
    await within(office, (work) => keepMandateTerms(work, { ...terms, owners: [{ partyId: owner, parts: 1n, iban: null }] }))
    await collects(mandateId)
    return mandateId
  }
  return { early: await mandate('مريم', 5), late: await mandate('نور', 20), collects, mandate }
}

const tasks = async () => {
  const rows = office.db.selectFrom('tasks').select(['title', 'status']).where('rule', '=', 'finance.settlements-due')
  return (await rows.execute()).map(({ title, status }) => `${title} ${status}`)
}

test('those whose day has come are settled by one press, each once, and whoever settles is called until they are', async () => {
  const { early, late, collects, mandate } = await owners()
  const noura = await colleague('noura', 'accountant')
  const seen = async () => (await poolsDue(noura))?.map(({ mandateId, dueOn, left }) => [mandateId, dueOn, left])
  // It is the 15th of January: for one since ten days, for the other since before anything lay there.
  expect(await seen()).toEqual([
    [late, '2025-12-20', 90_000n],
    [early, '2026-01-05', 90_000n],
  ])
  const { noor } = { noor: await colleague('noor', 'customerService') }
  expect(await poolsDue(noor)).toBeNull()
  await expect(settleDue(noor, { mandateId: [early] })).rejects.toThrow()
  await settlementsDue(office.staff('huda'))
  await settlementsDue(office.staff('huda'))
  expect(await tasks()).toEqual(['جهّز تسويتين مع الملّاك open'])
  const { needs } = await office.db.selectFrom('tasks').select('needs').executeTakeFirstOrThrow()
  expect(needs, 'so that it goes on to whoever can do it').toBe(financePermissions.settleOwners.key)
  await expect(settleDue(noura, {})).rejects.toMatchObject({ issues: [{ path: ['mandateId'] }] })
  const pressed = await Promise.allSettled([
    settleDue(noura, { mandateId: [early, late] }),
    settleDue(noura, { mandateId: [early, late] }),
  ])
  const made = await office.db.selectFrom('ownerSettlements').select('mandateId').where('status', '=', 'submitted').execute()
  expect(made.map(({ mandateId }) => mandateId).toSorted()).toEqual([early, late].toSorted())
  expect(pressed.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect([await seen(), await countDue(noura)]).toEqual([[], 0])
  await settlementsDue(office.staff('huda'))
  expect(await tasks()).toEqual(['جهّز تسويتين مع الملّاك done'])

  const third = await mandate('سالم', 20)
  await expect(settleDue(noura, { mandateId: [early, late] })).rejects.toThrow('تنتظر الاعتماد')
  expect(await settleDue(noura, { mandateId: [early, third] })).toMatchObject({
    done: 1,
    refused: expect.stringContaining('تنتظر'),
  })
  const { id: settlementId } = await office.db
    .selectFrom('ownerSettlements')
    .select('id')
    .where('mandateId', '=', early)
    .executeTakeFirstOrThrow()
  await cancelSettlement(noura, { settlementId, reason: 'أُعدّت قبل وقتها' })
  expect((await seen())?.map(([mandateId]) => mandateId)).toEqual([early])
  await collects(early, { method1: 'card' })
  // Its commission was invoiced and paid with the first; what the card brought the bank has not shown.
  expect((await seen())?.map(([, , left]) => left)).toEqual([82_650n])
})

test('who was settled with on their day is due again on the next one', async () => {
  const { early } = await owners()
  const noura = await colleague('noura', 'accountant')
  await prepareSettlement(noura, { id: id(), mandateId: early })
  await office.db.updateTable('ownerSettlements').set({ status: 'settled', agreedBy: 'said', agreedAt: noura.now() }).execute()
  const due = async () => (await poolsDue(noura))?.filter(({ mandateId }) => mandateId === early).length
  expect(await due()).toBe(0)
  office.later(20 * aDay)
  // The 4th of February, and the day after it.
  expect(await due()).toBe(0)
  office.later(aDay)
  expect(await due()).toBe(1)
})

test('of two settlements the newest is reversed first, and then the one before it', async () => {
  const { early, collects } = await owners()
  const [noura, said] = [await colleague('noura', 'accountant'), await colleague('said', 'financeManager')]
  const settles = async () => {
    const { id: settlementId, approvalId } = await prepareSettlement(noura, { id: id(), mandateId: early })
    await approve(said, { approvalId: approvalId ?? '' })
    return { settlementId, reason: 'خطأ' }
  }
  const first = await settles()
  await collects(early)
  const second = await settles()
  await expect(reverseSettlement(said, first)).rejects.toThrow('اعكس الأحدث أولًا')
  await reverseSettlement(said, second)
  await reverseSettlement(said, first)
  const left = await office.db.selectFrom('ownerSettlements').select('status').where('mandateId', '=', early).execute()
  expect(left).toEqual([{ status: 'reversed' }, { status: 'reversed' }])
})
