import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { oneApproval } from '#areas/access/approvals/queries.ts'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { ownerStatementAddress } from '#areas/finance/owners/owner-statement-asked.ts'
import { poolShown } from '#areas/finance/owners/queries.ts'
import { loader as statementPdf } from '#areas/finance/owners/routes/back-office-owner-statement-pdf.ts'
import { prepareSettlement } from '#areas/finance/owners/use-cases/settle-owners.ts'
import { boxesOf } from '#testing/boxes.ts'
import { salalah } from '#testing/branches.ts'
import { vaultOf } from '#testing/cheques.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { registeredCompany } from '#testing/registered.ts'
import { demandRent, rentOf } from '#testing/rents.ts'
import { visit } from '#testing/visit.ts'
import { propertiesPermissions as may } from '../permissions.ts'
import { report } from './queries.ts'
import { readReportAsked } from './report-asked.ts'

const office = testOffice()
const { letting, tenant } = leasesOf(office)
const { box, pays, huda } = vaultOf(office)
const { colleague } = boxesOf(office)

test('what is called rent before tax is one figure wherever it stands; what holds tax or damage besides is not called rent', async () => {
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
  const { near, mandateId } = await letting()
  await box()
  const partyId = await tenant(near)
  const about = { partyId, branchId: salalah, mandateId, contractId: randomUUID() }
  const rent = rentOf(about, { amount: 200_000n, tax: 'owner-taxed' }, 'L-1')
  const damage = { kind: 'rent-damage', description: 'كسر باب', amount: 45_000n } as const
  await demandRent(huda(), { ...rent, lines: [...rent.lines, damage] })
  await pays(partyId, '255')
  const days = { from: '2026-01-01', to: '2026-12-31' }
  const asked = readReportAsked(new URLSearchParams(days), { days: 'year', today: '2026-01-15' })
  const { rows } = await report(near, 'commissions', { ...asked, permission: may.viewReports })
  expect(rows).toMatchObject([{ collected: 200_000n }])
  const noura = await colleague('noura', 'accountant')
  expect(await poolShown(noura, mandateId)).toMatchObject({
    collected: 200_000n,
    next: { collected: 255_000n, rents: 200_000n },
  })
  const paper = await statementPdf(visit(noura, ownerStatementAddress({ mandate: mandateId, ...days })))
  const text = pdfText(new Uint8Array(await paper.arrayBuffer()))
  for (const said of ['من المستأجرين', '255.000', 'منه إيجارات قبل الضريبة', '200.000']) expect(text).toContain(said)
  const { approvalId } = await prepareSettlement(noura, { id: randomUUID(), mandateId })
  const checks = (await oneApproval(noura, approvalId ?? ''))?.checks ?? []
  const answers = ['المحصَّل من المستأجرين', 'منه إيجارات قبل الضريبة'].map(
    (about) => checks.find(({ question }) => question === about)?.answer,
  )
  expect(String(answers)).toMatch(/255\.000.*200\.000/s)
})
