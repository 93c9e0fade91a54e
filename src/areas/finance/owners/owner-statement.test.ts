import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { addSupplier } from '#areas/finance/bills/use-cases/keep-suppliers.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { keepMandateTerms, spendForOwner } from '#areas/finance/public.ts'
import { reverseReceipt } from '#areas/finance/receipts/use-cases/reverse-receipt.ts'
import { loader as verifyPage } from '#areas/finance/vouchers/routes/verify-paper.tsx'
import { boxesOf } from '#testing/boxes.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { registeredCompany } from '#testing/registered.ts'
import { demandRent, rentOf, within } from '#testing/rents.ts'
import { answered, statusOf, visit } from '#testing/visit.ts'
import { ownerStatement } from './owner-statement.ts'
import { allStatementsPath, ownerStatementAddress, readOwnerStatementAsked } from './owner-statement-asked.ts'
import { poolSeen } from './queries.ts'
import { loader as staffPdf } from './routes/back-office-owner-statement-pdf.ts'
import { loader as allPdf } from './routes/owner-statements-zip.ts'
import { loader as ownPdf } from './routes/portal-owner-statement-pdf.ts'
import { statementMeant } from './statement-meant.ts'
import { payOwner } from './use-cases/pay-owner.ts'
import { prepareSettlement, reverseSettlement } from './use-cases/settle-owners.ts'

const office = testOffice()
const { huda, id, customer, owner, box, pays } = ownersOf(office)
const { colleague } = boxesOf(office)
const leaf = (account: string, key: string) => balanceOf(office, { account, key })

async function house() {
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
  const { id: branchId } = await office.db.selectFrom('branches').select('id').where('code', '=', 'SLL').executeTakeFirstOrThrow()
  const [salim, said, tenant] = [await owner(), await owner('سعيد المعشني'), await customer('مستأجر الشقة')]
  const [mandateId, contractId, iban] = [id(), id(), 'OM810180000001299123456']
  const owners = [
    { partyId: salim.partyId, parts: 1n, iban },
    { partyId: said.partyId, parts: 3n, iban },
  ]
  const terms = { mandateId, branchId, leadId: salim.partyId, label: 'بيت عوقد', rate: 1000, reserve: 10_000n, owners }
  await within(office, (work) => keepMandateTerms(work, terms))
  await box()
  const collects = async (rials: number, source: string) => {
    await demandRent(
      huda(),
      rentOf({ partyId: tenant, branchId, mandateId, contractId }, { amount: BigInt(rials) * 1000n }, source),
    )
    return pays(tenant, String(rials))
  }
  const [noura, manager] = [await colleague('noura', 'accountant'), await colleague('manager', 'financeManager')]
  const settles = async () => {
    const { id: settlementId, approvalId } = await prepareSettlement(noura, { id: id(), mandateId })
    await approve(manager, { approvalId: approvalId ?? '' })
    return settlementId
  }
  return { mandateId, salim, said, collects, settles, noura, manager }
}

type House = Awaited<ReturnType<typeof house>>

async function told({ noura, mandateId }: House, asked: Record<string, string>) {
  const pool = await poolSeen(noura, mandateId)
  const query = new URLSearchParams({ mandate: mandateId, ...asked })
  const meant = pool && (await statementMeant(noura, pool, readOwnerStatementAsked(query, noura.now())))
  return meant ? ownerStatement(noura, meant) : null
}

type Handing = (args: ReturnType<typeof visit>) => Promise<Response>
const handed = async (pdf: Handing, from: Parameters<typeof visit>[0], asked: Record<string, string>) =>
  new Uint8Array(await (await pdf(visit(from, ownerStatementAddress(asked)))).arrayBuffer())

test('the statement of a settlement leads from what lay there to what lies there, with every payment, bill and invoice between', async () => {
  const all = await house()
  const { mandateId, salim, said, collects, settles } = all
  const { id: supplierId } = await addSupplier(huda(), { name: 'سباك صلالة' })
  await collects(200, 'L-1')
  const bill = { number: 'P-1', day: '2026-01-10', dueOn: '2026-01-20', description: 'إصلاح تسرب', amount: 20_000n }
  await within(office, (work) => spendForOwner(work, { id: id(), mandateId, supplierId, ...bill }))
  const first = await settles()
  // 200.000 less 20.000 and its tax of 1.000, less the plumber's 20.000, less the 10.000 that stay.
  expect(await told(all, { settlement: first })).toMatchObject({
    sums: {
      opening: 0n,
      collected: 200_000n,
      commission: 20_000n,
      vat: 1_000n,
      expenses: 20_000n,
      settled: 149_000n,
      other: 0n,
      closing: 10_000n,
    },
    tenants: [{ tenant: 'مستأجر الشقة', amount: 200_000n, paid: [{ description: 'إيجار يناير 2026، شقة 3', amount: 200_000n }] }],
    spent: [{ number: 'P-1', supplier: 'سباك صلالة', amount: 20_000n }],
    settled: { reserve: 10_000n, uncleared: 0n },
  })
  const { id: receiptId } = await collects(100, 'L-2')
  const second = await settles()
  const { sums, owners } = (await told(all, { settlement: second })) ?? expect.fail('no statement')
  expect(sums).toMatchObject({
    opening: 10_000n,
    collected: 100_000n,
    commission: 10_000n,
    vat: 500n,
    expenses: 0n,
    settled: 89_500n,
    closing: 10_000n,
  })
  const each = owners.toSorted((one, other) => Number(one.parts - other.parts))
  expect(each.map(({ opening, settled, closing }) => [opening, settled, closing])).toEqual([
    [37_250n, 22_375n, 59_625n],
    [111_750n, 67_125n, 178_875n],
  ])
  await reverseReceipt(huda(), { receiptId, reason: 'على غيره' })
  const year = (await told(all, { from: '2026-01-01', to: '2026-12-31' })) ?? expect.fail('no statement')
  expect(year.sums).toMatchObject({ opening: 0n, collected: 200_000n, other: 0n, closing: await leaf('2120', mandateId) })
  expect(year.sums.lent).toBe(await leaf('1225', mandateId))
  expect(await told(all, { settlement: second })).toMatchObject({ sums })
  expect(year.owners.map(({ closing }) => closing).toSorted()).toEqual(
    [await leaf('2125', salim.partyId), await leaf('2125', said.partyId)].toSorted(),
  )
})

test('of days to come nothing is said: a statement ends today at the latest', () => {
  const asked = (typed: string) => readOwnerStatementAsked(new URLSearchParams(typed), new Date('2026-01-15T08:00:00Z'))
  expect(asked('from=2026-01-01&to=2030-12-31')).toMatchObject({ from: '2026-01-01', to: '2026-01-15' })
  expect(asked('from=2031-01-01&to=2030-12-31')).toMatchObject({ from: '2026-01-15', to: '2026-01-15' })
})

test('the paper of a settlement is frozen when it is agreed to, for all its owners and for each, and says when it was reversed', async () => {
  const { mandateId, salim, said, collects, settles, noura, manager } = await house()
  await collects(200, 'L-1')
  const settlementId = await settles()
  await office.announce()
  const kept = () =>
    office.db.selectFrom('keptPapers').select(['sha256', 'state', 'token']).where('kind', '=', 'owner-statement').execute()
  expect(await kept()).toHaveLength(3)
  await office.db.updateTable('ownerPools').set({ label: 'اسم آخر' }).where('mandateId', '=', mandateId).execute()
  const asked = { mandate: mandateId, settlement: settlementId }
  const [all, mine] = [await handed(staffPdf, noura, asked), await handed(ownPdf, salim.ctx, asked)]
  expect(await kept()).toHaveLength(3)
  expect(pdfText(all)).toContain('169.000')
  // One part of four, and nothing of the other owner's.
  expect(pdfText(mine)).toContain('42.250')
  expect(pdfText(mine)).not.toContain('126.750')
  expect(pdfText(await handed(ownPdf, said.ctx, asked))).toContain('126.750')
  expect(await statusOf(ownPdf(visit((await owner('غيرهما')).ctx, ownerStatementAddress(asked))))).toBe(404)
  expect(await statusOf(staffPdf(visit(noura, ownerStatementAddress({ ...asked, settlement: id() }))))).toBe(404)
  const [{ token } = { token: '' }] = await kept()
  const seen = () => answered(verifyPage(visit(office.visitor(), '/', { params: { paperToken: token ?? '' } })))
  expect(await seen()).toMatchObject({ state: 'valid' })
  await reverseSettlement(manager, { settlementId, reason: 'خطأ' })
  expect(await seen()).toMatchObject({ state: 'reversed' })
  await handed(staffPdf, noura, asked)
  expect((await kept()).map(({ state }) => state).toSorted()).toEqual(['issued', 'issued', 'issued', 'reversed'])
  // What was settled is told by the shares of its time; of some days by those each had last.
  const ofDays = pdfText(await handed(staffPdf, noura, { mandate: mandateId, from: '2026-01-01', to: '2026-01-31' }))
  expect([ofDays, pdfText(all)].map((text) => text.includes('آخر حصة'))).toEqual([true, false])
})

test('all owners’ statements of some days are one file, without those nothing moved for', async () => {
  const { collects, noura } = await house()
  const days = { from: '2026-01-01', to: '2026-01-31' }
  const zip = (asked: Record<string, string>) => allPdf(visit(noura, ownerStatementAddress(asked, allStatementsPath)))
  expect(await statusOf(zip(days))).toBe(404)
  await collects(200, 'L-1')
  const names = Object.keys(unzipSync(new Uint8Array(await (await zip(days)).arrayBuffer())))
  expect(
    names
      .toSorted()
      .map((name) => name.replace(/^OS-2026-\d+ /, ''))
      .toSorted(),
  ).toEqual(['سالم الكثيري، بيت عوقد.pdf', 'سعيد المعشني، بيت عوقد.pdf'])
  expect(await statusOf(zip({ from: '2025-01-01', to: '2025-01-31' }))).toBe(404)
})

test('an owner’s mail tells how it came to what was settled, and who is late', async () => {
  const all = await house()
  await all.collects(200, 'L-1')
  await office.db.updateTable('parties').set({ email: 'salim@example.om' }).where('id', '=', all.salim.partyId).execute()
  await all.settles()
  await office.announce()
  const mails = (await office.messages()).filter(({ channel, text }) => channel === 'email' && text.includes('نصيبك'))
  expect(mails).toHaveLength(1)
  for (const said of ['المحصَّل 200.000', 'العمولة وضريبتها 21.000', 'الصافي 169.000', 'نصيبك منه 42.250', 'المستأجرين 0.000'])
    expect(mails[0]?.text).toContain(said)
})

test('a voucher that waits is no money that went out: the statement of one owner says what is still owed', async () => {
  const all = await house()
  const { mandateId, salim, collects, settles, noura } = all
  await collects(200, 'L-1')
  await settles()
  await payOwner(noura, { id: id(), mandateId, partyId: salim.partyId })
  expect(await told(all, { owner: salim.partyId })).toMatchObject({
    isOfOne: true,
    owners: [{ settled: 42_250n, paid: 0n, closing: 42_250n }],
  })
})
