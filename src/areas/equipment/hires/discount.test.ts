import { beforeEach, expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { banksOf } from '#testing/banks.ts'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { equipmentPermissions } from '../permissions.ts'
import { extraField, hourField, rungField } from '../prices/price-list.ts'
import { publishMachinePrices } from '../prices/use-cases/publish-machine-prices.ts'
import { hireValues } from './hire-values.ts'
import { addLine } from './use-cases/change-hire.ts'
import { discountHire } from './use-cases/discount-hire.ts'
import { sendHire } from './use-cases/sign-hire.ts'
import { startHire } from './use-cases/start-hire.ts'

const office = testOffice()
const { colleague } = banksOf(office)
const { everything, here, clerk, far, asked, look, newId, setUp } = machineHiresOf(office)
beforeEach(setUp)

/** A list that is published after the quotation. */
const dearer = () =>
  publishMachinePrices(clerk(), {
    ...{ validFrom: '2026-02-01', seen: '1', [rungField(here.kindId, 1)]: '200', [rungField(here.kindId, 6)]: '1000' },
    ...{ [rungField(here.kindId, 26)]: '4000', [hourField(here.kindId)]: '20', [extraField(here.kindId, 'overtime')]: '15' },
  })

async function quoted() {
  const form = asked()
  await startHire(clerk(), form)
  return form.id
}

test('a discount is taken off the list of the quotation, set anew and never added', async () => {
  const contractId = await quoted()
  await dearer()
  const give = { contractId, why: 'عميل قديم' }
  await Promise.all([discountHire(clerk(), { ...give, discount: '10' }), discountHire(clerk(), { ...give, discount: '10' })])
  expect(await look(contractId)).toMatchObject({ net: 1_800_000n, discountPercent: 10, discountWhy: 'عميل قديم' })
  await discountHire(clerk(), { ...give, discount: '20' })
  expect((await look(contractId)).net).toBe(1_610_000n)
  const said = await hireValues({ db: office.db }, contractId)
  expect([said.priceList, said.prices]).toEqual(['1', expect.stringContaining('، بعد خصم 20%: اليوم 76.000')])
  await discountHire(clerk(), { ...give, discount: '0', why: 'لم يتفق' })
  expect(await look(contractId)).toMatchObject({ net: 1_990_000n, discountPercent: 0, discountBy: null })
})

test('a machine that is added later has the same discount', async () => {
  const contractId = await quoted()
  await discountHire(clerk(), { contractId, discount: '10', why: 'عميل قديم' })
  const line = { id: newId(), contractId, kindId: here.kindId, basis: 'day', withOperator: 'yes' } as const
  await addLine(clerk(), { ...line, startsOn: '2026-02-01', endsOn: '2026-02-01' })
  expect((await look(contractId)).lines[1]?.terms.agreed.rungs[0]?.price).toBe(85_500n)
})

test('above the limit a second person agrees, and nothing changes before', async () => {
  const contractId = await quoted()
  const [manager, general] = [await colleague('said', 'branchManager'), await colleague('noura', 'generalManager')]
  const { waits } = await discountHire(manager, { contractId, discount: '30', why: 'مشروع كبير' })
  expect([waits, (await look(contractId)).discountPercent]).toEqual([true, 0])
  const { id } = await office.db.selectFrom('approvals').select('id').executeTakeFirstOrThrow()
  await approve(general, { approvalId: id })
  expect(await look(contractId)).toMatchObject({ discountPercent: 30, discountBy: 'said' })
})

test('what was sent keeps its price, and nobody without the permission gives any', async () => {
  const contractId = await quoted()
  const without = office.staff('ahmed', ...everything.filter((one) => one !== equipmentPermissions.discount))
  const give = { contractId, discount: '5', why: 'عميل قديم' }
  await expect(discountHire(without, give)).rejects.toMatchObject({ status: 403 })
  await expect(discountHire(far(), give)).rejects.toMatchObject({ status: 404 })
  await expect(discountHire(clerk(), { ...give, discount: '100' })).rejects.toMatchObject({ issues: [{ path: ['discount'] }] })
  await sendHire(clerk(), { contractId })
  await expect(discountHire(clerk(), give)).rejects.toThrow('أُرسل هذا العرض')
})

test('a quotation waits for the discount that is asked for, or goes without it knowingly', async () => {
  const contractId = await quoted()
  const [manager, general] = [await colleague('said', 'branchManager'), await colleague('noura', 'generalManager')]
  await discountHire(manager, { contractId, discount: '30', why: 'مشروع كبير' })
  await expect(sendHire(clerk(), { contractId })).rejects.toThrow('ينتظر الاعتماد')
  expect(await look(contractId)).toMatchObject({ stage: 'quoted', discountWaits: { makerId: manager.actor.id } })
  await sendHire(clerk(), { contractId, withdraw: 'yes' })
  expect(await look(contractId)).toMatchObject({ stage: 'sent', discountPercent: 0, discountWaits: null })
  const { id, status } = await office.db.selectFrom('approvals').select(['id', 'status']).executeTakeFirstOrThrow()
  expect(status).toBe('withdrawn')
  await expect(approve(general, { approvalId: id })).rejects.toThrow('بُتّ في هذا الطلب')
})

test('a discount that was agreed to goes with the quotation', async () => {
  const contractId = await quoted()
  const [manager, general] = [await colleague('said', 'branchManager'), await colleague('noura', 'generalManager')]
  await discountHire(manager, { contractId, discount: '30', why: 'مشروع كبير' })
  const { id } = await office.db.selectFrom('approvals').select('id').executeTakeFirstOrThrow()
  await approve(general, { approvalId: id })
  await sendHire(clerk(), { contractId })
  expect(await look(contractId)).toMatchObject({ stage: 'sent', discountPercent: 30 })
})
