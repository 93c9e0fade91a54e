import { expect, test } from 'vitest'
import { ownerStatementAddress } from '#areas/finance/owners/owner-statement-asked.ts'
import { loader as statement } from '#areas/finance/owners/routes/back-office-owner-statement-pdf.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { vaultOf } from '#testing/cheques.ts'
import { putInForce } from '#testing/contracts.ts'
import { leasesOf } from '#testing/leases.ts'
import { mandatesOf } from '#testing/mandates.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { visit } from '#testing/visit.ts'
import { takeLeaseCheques } from '../leases/use-cases/take-cheques.ts'
import { setShares } from '../use-cases/set-shares.ts'
import { mandateValues } from './mandate-values.ts'
import { standsEmpty } from './under.ts'

const office = testOffice()
const { letting, tenant, started } = leasesOf(office)
const { box, brings, id } = vaultOf(office)
const { aMandateOfABranch, owned } = mandatesOf(office)

test('an owner reads who is late, which cheques wait and what stands empty beside what was collected', async () => {
  const { near, units, mandateId } = await letting()
  const [khalid, ali] = [await tenant(near), await tenant(near, 'علي جعبوب', '91234579')]
  await box()
  for (const [index, partyId] of [khalid, ali].entries()) {
    const { id: contractId } = await started(near, { unitId: units[index] ?? '', partyId })
    const paidBy = { number1: `00077${index}`, dueOn1: '2026-03-01', amount1: '250' }
    await takeLeaseCheques(near, { id: id(), contractId, bank: 'بنك مسقط', ...paidBy })
    await putInForce(near, contractId)
  }
  await brings(ali, '250', { cover: 'oldest', dueOn1: '2026-01-20' })
  const huda = office.staff('huda', financePermissions.viewPools)
  const asked = { mandate: mandateId, from: '2026-01-01', to: '2026-01-31' }
  const paper = await statement(visit(huda, ownerStatementAddress(asked)))
  const text = pdfText(new Uint8Array(await paper.arrayBuffer())).replaceAll('\n', '')
  for (const said of ['المتأخرات حتى', '500.000', 'الشاغرة', 'شقة 3', '000381', '2026-01-20', '000770', '000771', '2026-03-01'])
    expect(text).toContain(said)
  expect(await standsEmpty(near, mandateId)).toEqual([{ called: 'شقة 3، برج السعادة', rent: 250_000n }])
})

test('the words of a mandate name each of several owners with their part', async () => {
  const { id: mandateId, near } = await aMandateOfABranch()
  expect(await mandateValues(near, mandateId)).not.toHaveProperty('owner')
  const first = await office.db.selectFrom('contracts').select('partyId').where('id', '=', mandateId).executeTakeFirstOrThrow()
  const set = await office.db.selectFrom('shareSets').select(['id', 'propertyId']).executeTakeFirstOrThrow()
  const second = await owned(near, 'سعيد العمري', '91234510')
  const parts = { party1: first.partyId, parts1: '1', party2: second.partyId, parts2: '3' }
  await setShares(near, { propertyId: set.propertyId, seen: set.id, whole: '4', since: '2026-01-05', ...parts })
  expect((await mandateValues(near, mandateId)).owner).toBe('سالم العمري (1 من 4)، سعيد العمري (3 من 4)')
})
