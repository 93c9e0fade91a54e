import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { trustSeen } from '#areas/finance/ledger/own-money.ts'
import { keepMandateTerms } from '#areas/finance/public.ts'
import { newSetOff } from '#areas/finance/set-offs/set-off-form-queries.ts'
import { askSetOff } from '#areas/finance/set-offs/use-cases/ask-set-off.ts'
import { reverseSetOff } from '#areas/finance/set-offs/use-cases/reverse-set-off.ts'
import { boxesOf } from '#testing/boxes.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { registeredCompany } from '#testing/registered.ts'
import { demandRent, rentOf, within } from '#testing/rents.ts'
import { undoersOf } from '#testing/undoers.ts'
import { poolShown } from './queries.ts'
import { sweepDue } from './sweep.ts'
import { payOwner } from './use-cases/pay-owner.ts'
import { prepareSettlement } from './use-cases/settle-owners.ts'

const office = testOffice()
const { huda, id, customer, box, owes, pays, wrong } = vaultOf(office)
const { colleague } = boxesOf(office)
const byTwo = undoersOf(office)
const leaf = (account: string, key = '') => balanceOf(office, { account, key })

/** An owner who is owed 178.500 and has hired a machine from us. */
async function ownerWhoOwes() {
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
  const { id: branchId } = await office.db.selectFrom('branches').select('id').where('code', '=', 'SLL').executeTakeFirstOrThrow()
  await box()
  const [owner, tenant] = [await customer('المالك'), await customer('المستأجر')]
  const [mandateId, iban] = [id(), 'OM810180000001299123456']
  const about = { mandateId, branchId, leadId: owner, label: 'فيلا', rate: 1000, owners: [{ partyId: owner, parts: 1n, iban }] }
  await within(office, (work) => keepMandateTerms(work, about))
  await demandRent(huda(), rentOf({ partyId: tenant, branchId, mandateId, contractId: id() }, { amount: 200_000n }, 'L-1'))
  await pays(tenant, '200')
  const [noura, manager] = [await colleague('noura', 'accountant'), await colleague('manager', 'financeManager')]
  const { approvalId } = await prepareSettlement(noura, { id: id(), mandateId })
  await approve(manager, { approvalId: approvalId ?? '' })
  await owes(owner, '100')
  const charge = await office.db
    .selectFrom('charges')
    .select(['id', 'openNet', 'openVat'])
    .where('partyId', '=', owner)
    .where('kind', '<>', 'commission')
    .executeTakeFirstOrThrow()
  return { owner, tenant, mandateId, noura, manager, charge, open: charge.openNet + charge.openVat }
}

const consent = { reason: 'عليه أجرة', consent: 'وافق كتابة', evidence: [] }

test('what an owner owes the company is set off against what was settled with them, by two, and undone again', async () => {
  const { owner, mandateId, noura, manager, charge, open } = await ownerWhoOwes()
  const owed = await leaf('2125', owner)
  const { pots } = await newSetOff(noura, { party: owner, q: '' })
  expect(pots).toMatchObject([{ pot: 'settled', free: owed }])
  const form = {
    id: id(),
    partyId: owner,
    pot: 'settled',
    ...consent,
    chargeId1: charge.id,
    amount1: String(Number(open) / 1000),
  } as const
  const { id: setOffId, approvalId } = await askSetOff(noura, form)
  expect(await leaf('2125', owner)).toBe(owed)
  // What waits is not paid out meanwhile.
  expect((await poolShown(noura, mandateId))?.owners).toMatchObject([{ owed, promised: open, owes: open }])
  await expect(approve(noura, { approvalId: approvalId ?? '' })).rejects.toThrow()
  await approve(manager, { approvalId: approvalId ?? '' })
  expect([await leaf('2125', owner), await leaf('1210', owner)]).toEqual([owed - open, 0n])
  expect(await wrong()).toEqual([])
  const { number } = await payOwner(noura, { id: id(), mandateId, partyId: owner })
  expect(await office.db.selectFrom('payouts').select('amount').where('number', '=', number).executeTakeFirst()).toEqual({
    amount: owed - open,
  })
  await byTwo((ctx) => reverseSetOff(ctx, { setOffId, reason: 'خطأ' }))
  expect([await leaf('2125', owner), await leaf('1210', owner)]).toEqual([owed, open])
  expect(await wrong()).toEqual([])
})

test('more than was settled is not set off, nor a rent that is owed to another owner', async () => {
  const { owner, noura, charge, mandateId } = await ownerWhoOwes()
  const branch = await office.db.selectFrom('branches').select('id').where('code', '=', 'SLL').executeTakeFirstOrThrow()
  await owes(owner, '500')
  const all = await office.db
    .selectFrom('charges')
    .select('id')
    .where('partyId', '=', owner)
    .where('kind', '<>', 'commission')
    .execute()
  const form = (chargeId: string, amount: string) => ({
    id: id(),
    partyId: owner,
    pot: 'settled' as const,
    ...consent,
    chargeId1: chargeId,
    amount1: amount,
  })
  const big = all.find((one) => one.id !== charge.id)?.id ?? ''
  await expect(askSetOff(noura, form(big, '400'))).rejects.toThrow('فقط')
  const { charges } = await demandRent(
    huda(),
    rentOf({ partyId: owner, branchId: branch.id, mandateId, contractId: id() }, { amount: 50_000n }, 'L-9'),
  )
  await expect(askSetOff(noura, form(charges[0]?.id ?? '', '50'))).rejects.toThrow('لمالك')
})

test('the accountant is told every day how far the accounts held for others are from what is theirs, until they are even', async () => {
  await ownerWhoOwes()
  const tasks = () =>
    office.db.selectFrom('tasks').select(['title', 'status']).where('rule', '=', 'finance.trust-sweep').execute()
  expect(await trustSeen(office)).toMatchObject({ held: 0n, theirs: 179_000n })
  await sweepDue(office.staff('huda'))
  await sweepDue(office.staff('huda'))
  expect(await tasks()).toMatchObject([{ title: expect.stringContaining('حوّل من التشغيلي إلى الأمانات') }])
})
