import { beforeEach, expect, test } from 'vitest'
import { viewingContracts } from '#areas/contracts/public.ts'
import { terminateEarly } from '#areas/contracts/use-cases/end-contract.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { chargesOfContracts } from '#areas/finance/public.ts'
import { verifiedPaper } from '#areas/finance/vouchers/verified-papers.ts'
import type { Ctx } from '#platform/context.ts'
import { putInForce } from '#testing/contracts.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { pdf } from '#testing/stories.ts'
import { inRials } from '#values/money.ts'
import { moveOutPaper, sumsOf } from './leaving-papers.ts'
import { restApart } from './move-out.ts'
import { leaving } from './queries.ts'
import { settleMoveOut } from './use-cases/settle-move-out.ts'
import { addDeduction } from './use-cases/write-move-out.ts'

const office = testOffice()
const { letting, tenant, started } = leasesOf(office)
const { box, pays } = payersOf(office)
const iban = 'OM810180000001299123456'

let near: Ctx
let partyId: string
let contractId: string
let held: bigint
/** Everything is paid until the end of the month, and the tenant leaves in the middle of it. */
beforeEach(async () => {
  const one = await letting('1')
  near = one.near
  partyId = await tenant(near)
  contractId = (await started(near, { unitId: one.units[0] ?? '', partyId })).id
  await putInForce(near, contractId)
  await box()
  const open = (await chargesOfContracts(office, [contractId])).reduce((sum, charge) => sum + charge.open, 0n)
  await pays(partyId, String(Number(open) / 1000))
  held = await balanceOf(office, { account: '2130', key: contractId })
  await terminateEarly(near, { contractId, on: '2026-01-15', reason: 'رحل' })
})

const deducts = (amount: bigint) =>
  addDeduction(near, {
    ...{ id: near.newId(), contractId, kind: 'damage', description: 'باب مكسور' },
    ...{ amount: String(Number(amount) / 1000), evidence: [pdf] },
  })
async function settled() {
  await settleMoveOut(near, { id: near.newId(), contractId, unsignedReason: 'سافر', noReturnReason: 'سافر', iban })
  const accountant = office.staff('maryam', viewingContracts, financePermissions.preparePayouts)
  return (await leaving(accountant, contractId)) ?? expect.fail('no lease')
}
async function heard() {
  await office.announce()
  return (await office.messages()).filter(({ channel }) => channel === 'sms').map(({ text }) => text)
}

test('what they paid beyond the last day is set against what the deposit does not reach: told in the end, and not given back', async () => {
  await deducts(held + 150_000n)
  const one = await settled()
  const { credited } = sumsOf(one)
  const owed = 150_000n - credited
  expect([credited > 0n, owed > 0n, one.payBack]).toEqual([true, true, { free: credited, path: null }])
  expect(restApart(sumsOf(one))).toEqual(['الصافي عليه، بعد رصيده', owed])
  expect(pdfText(await moveOutPaper(near, one))).toContain('الصافي عليه، بعد رصيده')
  const told = `تأمينك ${inRials(held)}، وما عليك ${inRials(held + 150_000n)}، خُصم منه ${inRials(held)}، والباقي عليك ${inRials(owed)}`
  expect((await heard()).filter((text) => text.includes('سُوّي إخلاء شقة 1'))).toEqual([
    expect.stringContaining(`${told}، محسوبًا فيه رصيدك ${inRials(credited)} من إيجار ما بعد آخر يوم`),
  ])
})

test('with what is left of the deposit it is theirs, and goes back', async () => {
  await deducts(20_000n)
  const one = await settled()
  const { credited, refund } = sumsOf(one)
  expect(restApart(sumsOf(one))).toEqual(['الصافي له، مع رصيده', refund + credited])
  expect(one.payBack?.path).toEqual(expect.any(String))
  expect(await heard()).toContainEqual(expect.stringContaining(`والباقي لك ${inRials(refund + credited)}`))
})

test('a demand for what was broken is not called rent: not where it is told, nor where it is verified', async () => {
  await deducts(20_000n)
  await settled()
  expect((await heard()).filter((text) => text.includes('باب مكسور'))).toEqual([
    expect.stringMatching(/^التحالف: مطالبة تعويض ضرر في العقار RD-/),
  ])
  const { token } = await office.db
    .selectFrom('charges')
    .innerJoin('invoices', 'invoices.id', 'charges.invoiceId')
    .select('token')
    .where('charges.kind', '=', 'rent-damage')
    .executeTakeFirstOrThrow()
  expect(await verifiedPaper(office.visitor(), token)).toMatchObject({ kind: 'مطالبة تعويض ضرر في العقار' })
})
