import { expect, test } from 'vitest'
import { oneApproval } from '#areas/access/approvals/queries.ts'
import { approve, reject } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { addSupplier } from '#areas/finance/bills/use-cases/keep-suppliers.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { keepMandateTerms } from '#areas/finance/public.ts'
import { boxesOf } from '#testing/boxes.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { registeredCompany } from '#testing/registered.ts'
import { demandRent, rentOf, within } from '#testing/rents.ts'
import { pdf } from '#testing/stories.ts'
import { visit } from '#testing/visit.ts'
import { permissionForOwnerBill } from './bill-approval.ts'
import { ownersToTransfer, transfersWaiting } from './payout-list.ts'
import { loader as payoutsExport } from './routes/owner-payouts-export.ts'
import { enterOwnerBill } from './use-cases/enter-owner-bill.ts'
import { payOwner } from './use-cases/pay-owner.ts'
import { prepareSettlement } from './use-cases/settle-owners.ts'

const office = testOffice()
const { huda, id, customer, box, pays, wrong } = vaultOf(office)
const { colleague } = boxesOf(office)
const leaf = (account: string, key: string) => balanceOf(office, { account, key })

test('a bill in the owners’ name is taken from what lies there, with its paper; above their limit only as they agreed', async () => {
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
  const { id: branchId } = await office.db.selectFrom('branches').select('id').where('code', '=', 'SLL').executeTakeFirstOrThrow()
  await box()
  const [owner, tenant, mandateId] = [await customer('المالك'), await customer('المستأجر'), id()]
  const about = { mandateId, branchId, leadId: owner, label: 'فيلا', rate: 1000, expenseLimit: 50_000n }
  await within(office, (work) => keepMandateTerms(work, { ...about, owners: [{ partyId: owner, parts: 1n }] }))
  await demandRent(huda(), rentOf({ partyId: tenant, branchId, mandateId, contractId: id() }, { amount: 200_000n }, 'L-1'))
  await pays(tenant, '200')
  const { id: supplierId } = await addSupplier(huda(), { name: 'سباك صلالة' })
  const form = (number: string, amount: string) => ({
    ...{ id: id(), mandateId, supplierId, number, day: '2026-01-10', dueOn: '2026-01-20', description: 'إصلاح تسرب', amount },
    paper: [pdf],
  })
  const small = form('P-1', '38.250')
  await enterOwnerBill(huda(), small)
  await enterOwnerBill(huda(), small)
  expect([await leaf('2120', mandateId), await leaf('2110', supplierId)]).toEqual([161_750n, 38_250n])
  const big = form('P-2', '60')
  await expect(enterOwnerBill(huda(), big)).rejects.toThrow('كيف وافق المالك')
  await expect(enterOwnerBill(huda(), { ...form('P-3', '5'), paper: [] })).rejects.toThrow('أرفق فاتورته')
  await expect(enterOwnerBill(huda(), { ...form('P-4', '5'), day: '2026-01-16' })).rejects.toThrow('لم يأتِ بعد')
  await expect(enterOwnerBill(huda(), { ...form('P-5', '5'), dueOn: '2026-01-09' })).rejects.toThrow('في يوم الفاتورة أو بعده')
  const [noura, said] = [await colleague('noura', 'accountant'), await colleague('said', 'financeManager')]
  const agreed = { ...big, consent: 'كتب إلينا اليوم' }
  await Promise.all([enterOwnerBill(noura, agreed), enterOwnerBill(noura, agreed)])
  expect(await leaf('2120', mandateId)).toBe(161_750n)
  const approvalId = await waitingFor(big.id)
  const told = (await oneApproval(said, approvalId))?.checks ?? []
  const { fileId } = await office.db
    .selectFrom('ownerBillsAsked')
    .select('fileId')
    .where('id', '=', big.id)
    .executeTakeFirstOrThrow()
  expect(told.map(({ path }) => path ?? null)).toContain(`/files/${fileId}`)
  expect((await permissionForOwnerBill(said, fileId))?.label).toBe('عرض فواتير المورّدين')
  expect(told.flatMap(({ answer }) => answer).join(' ')).toMatch(/فيلا سباك صلالة رقم P-2.*60.000.*50.000.*كتب إلينا اليوم/)
  await approve(said, { approvalId })
  expect(await leaf('2120', mandateId)).toBe(101_750n)
  const again = { ...form('P-6', '70'), consent: 'اتصل بنا' }
  await enterOwnerBill(noura, again)
  await reject(said, { approvalId: await waitingFor(again.id), note: 'لم يوافق', decision: 'reject' })
  const short = { ...form('P-7', '101'), consent: 'اتصل بنا' }
  await enterOwnerBill(noura, short)
  await enterOwnerBill(huda(), form('P-7', '50'))
  await expect(approve(said, { approvalId: await waitingFor(short.id) })).rejects.toThrow('سُجّلت هذه الفاتورة بعد الطلب')
  const more = { ...form('P-8', '60'), consent: 'اتصل بنا' }
  await enterOwnerBill(noura, more)
  await expect(approve(said, { approvalId: await waitingFor(more.id) })).rejects.toThrow('حد سلفته')
  expect(await leaf('2120', mandateId)).toBe(51_750n)
  const note = await office.db.selectFrom('bills').select('note').where('id', '=', big.id).executeTakeFirst()
  expect(note).toEqual({ note: 'موافقة المالك: كتب إلينا اليوم' })
  expect(await wrong()).toEqual([])
})

test('the list for the bank has what was agreed to and not paid yet, and nobody sees it who may not order transfers', async () => {
  const { noura, said, mandateId, owners } = await settledHouse()
  const { approvalId } = await payOwner(noura, { id: id(), mandateId, partyId: owners[0] ?? '' })
  expect(await ownersToTransfer(noura)).toEqual([])
  await approve(said, { approvalId: approvalId ?? '' })
  const amount = await leaf('2125', owners[0] ?? '')
  expect(await ownersToTransfer(noura)).toMatchObject([{ payee: 'المالك', iban, amount, purpose: 'فيلا' }])
  expect(await transfersWaiting(noura)).toMatchObject({ count: 1n, amount, first: [{ payee: 'المالك' }] })
  expect(await transfersWaiting(office.staff('nobody'))).toBeNull()
  const sheet = await payoutsExport(visit(noura, '/admin/finance/owners/payouts/export?format=csv'))
  expect(await sheet.text()).toContain(iban)
})

const waitingFor = async (subjectId: string) => {
  const asked = office.db.selectFrom('approvals').select('id').where('subjectId', '=', subjectId)
  return (await asked.executeTakeFirstOrThrow()).id
}

const iban = 'OM810180000001299123456'

async function settledHouse() {
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
  const { id: branchId } = await office.db.selectFrom('branches').select('id').where('code', '=', 'SLL').executeTakeFirstOrThrow()
  await box()
  const [owner, tenant, mandateId] = [await customer('المالك'), await customer('المستأجر'), id()]
  const about = { mandateId, branchId, leadId: owner, label: 'فيلا', rate: 1000 }
  await within(office, (work) => keepMandateTerms(work, { ...about, owners: [{ partyId: owner, parts: 1n, iban }] }))
  await demandRent(huda(), rentOf({ partyId: tenant, branchId, mandateId, contractId: id() }, { amount: 200_000n }, 'L-1'))
  await pays(tenant, '200')
  const [noura, said] = [await colleague('noura', 'accountant'), await colleague('said', 'financeManager')]
  const { approvalId } = await prepareSettlement(noura, { id: id(), mandateId })
  await approve(said, { approvalId: approvalId ?? '' })
  return { noura, said, mandateId, owners: [owner] }
}
