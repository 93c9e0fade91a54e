import type { RouteConfigEntry } from '@react-router/dev/routes'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { addDocument } from '#areas/customers/papers/use-cases/add-document.ts'
import { bounceCheque } from '#areas/finance/cheques/use-cases/bounce-cheque.ts'
import { attachFiles } from '#areas/records/use-cases/attach-files.ts'
import type { Ctx } from '#platform/context.ts'
import { requestCtx } from '#platform/http.ts'
import { addendaOf } from '#testing/addenda.ts'
import { amendStoriesOf } from '#testing/amends.ts'
import { contractsOf, withText } from '#testing/contracts.ts'
import { faultsOf } from '#testing/faults-of-units.ts'
import { fleetOf } from '#testing/fleet.ts'
import { leasesOf } from '#testing/leases.ts'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { mandatesOf } from '#testing/mandates.ts'
import { testOffice } from '#testing/office.ts'
import { moneyStoriesOf } from '#testing/own-money.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { placesOf } from '#testing/places-of-owners.ts'
import { refundedOf } from '#testing/refunded.ts'
import { reservationsOf } from '#testing/reservations.ts'
import { pdf, type Story, storiesOf } from '#testing/stories.ts'
import { answered, statusOf, visit } from '#testing/visit.ts'
import routes from '../routes.ts'
import { areas } from './areas.ts'
import { loader as openFile } from './routes/file.ts'

const office = testOffice()
const { customerOfABranch, aTaskOfOnesOwn, aRequestOfOnesOwn, aTicketOfACustomer, ...further } = storiesOf(office)
const { aSessionOfABranch, aClosedSessionOfABranch, aDepositOfABranch, anInvoiceOfABranch, aReceiptOfABranch } = further
const { aChequeOfABranch, aListOfChequesOfABranch, aSlipOfABranch, aPayoutOfABranch, aDepositHeld, aProformaOfABranch } = further
const { anInvoiceOfOnesOwn, aReceiptOfOnesOwn, aProofOfOnesOwn, ...online } = moneyStoriesOf(office)
const { aProofOfABranch, aFileOfAProof } = online
const { aWriteOffOfABranch, aSetOffOfABranch, aCreditTransferOfABranch, anOutlayOfABranch } = amendStoriesOf(office)
const { aCashRefundOfABranch } = refundedOf(office)
const { aRequestOfAProperty, aPhotoOfARequest, aRequestOfOnesHome } = faultsOf(office)
const { aContractToAmend, anAddendumOfABranch } = addendaOf(office)
const { aContractOfABranch, aSignedPaperOfABranch } = contractsOf(office)
const { aContractOfABranch: aPrintedContractOfABranch, aContractToSign } = contractsOf(office, withText)
const { recordsOfVehicles, aPaperOfAVehicle } = fleetOf(office)
const { recordsOfMachines, aPaperOfAMachine } = machineHiresOf(office)
const { recordsOfReservations } = reservationsOf(office)
const { recordsOfParcels, aSignatureOfAParcel } = parcelsOf(office)
const { aMandateOfABranch } = mandatesOf(office)
const { aLateLeaseOfABranch, aLeaseOfABranch, aNoticeOfABranch, aPaperOfANotice } = leasesOf(office)
const { filesOfPlaces, recordsOfPlaces } = placesOf(office)

/** One that the bank sent back. */
const aBouncedChequeOfABranch: Story = async () => {
  const { near, far } = await aSlipOfABranch()
  const { id } = await office.db.selectFrom('cheques').select('id').executeTakeFirstOrThrow()
  await bounceCheque(near, { chequeId: id, on: '2026-01-15', reason: 'الرصيد لا يكفي' })
  return { id, near, far }
}

const everybodys = 'whoever may see one may see all: the permission knows no scope'
const onesOwn = 'whoever brought a file sees it, and nobody else: src/areas/properties/imports/imports.test.ts'

/** Every page of one record: whose own opens and whose foreign one is not there; or why there is no foreign one. */
const records: Record<string, Story | string> = {
  ...recordsOfPlaces,
  ...recordsOfMachines,
  ...recordsOfParcels,
  ...recordsOfVehicles,
  ...recordsOfReservations,
  '/admin/users/:id': customerOfABranch,
  '/admin/users/:id/correct': customerOfABranch,
  '/admin/tasks/:taskId': aTaskOfOnesOwn,
  '/admin/users/:id/merge': customerOfABranch,
  '/admin/approvals/:approvalId': aRequestOfOnesOwn,
  '/admin/records/:kind/:recordId': 'asks the record itself: src/areas/records/records.test.ts',
  '/admin/requests/:id': everybodys,
  '/admin/notifications/messages/:messageId': everybodys,
  '/admin/notifications/templates/:notice': everybodys,
  '/admin/notifications/campaigns/:campaignId': everybodys,
  '/admin/roles-permissions/:role': everybodys,
  '/admin/users/staff/:accountId': everybodys,
  '/admin/finance/accounts/:code': everybodys,
  '/admin/finance/accounts/:code/export': everybodys,
  '/admin/finance/invoices/:invoiceId': anInvoiceOfABranch,
  '/admin/finance/invoices/:invoiceId/pdf': anInvoiceOfABranch,
  '/admin/finance/invoices/:invoiceId/xml': anInvoiceOfABranch,
  '/admin/finance/proformas/:proformaId/pdf': aProformaOfABranch,
  '/admin/finance/receipts/:receiptId': aReceiptOfABranch,
  '/admin/finance/receipts/:receiptId/pdf': aReceiptOfABranch,
  '/admin/finance/cheques/:chequeId': aChequeOfABranch,
  '/admin/finance/cheques/:chequeId/bounce/pdf': aBouncedChequeOfABranch,
  '/admin/finance/cheques/slips/:slipId': aSlipOfABranch,
  '/admin/finance/cheques/slips/:slipId/pdf': aSlipOfABranch,
  '/admin/finance/cheques/lists/:listId/pdf': aListOfChequesOfABranch,
  '/admin/finance/credit-transfers/:creditTransferId': aCreditTransferOfABranch,
  '/admin/finance/credit-transfers/:creditTransferId/pdf': aCreditTransferOfABranch,
  '/admin/finance/set-offs/:setOffId': aSetOffOfABranch,
  '/admin/finance/set-offs/:setOffId/pdf': aSetOffOfABranch,
  '/admin/finance/write-offs/:writeOffId': aWriteOffOfABranch,
  '/admin/finance/deposits/:depositId': aDepositHeld,
  '/admin/finance/deposits/:depositId/pdf': aDepositHeld,
  '/admin/finance/outlays/:outlayId': anOutlayOfABranch,
  '/admin/finance/payouts/:payoutId': aPayoutOfABranch,
  '/admin/finance/payouts/:payoutId/pdf': aPayoutOfABranch,
  '/admin/finance/customers/:partyId': customerOfABranch,
  '/admin/finance/customers/:partyId/export': customerOfABranch,
  '/admin/finance/customers/:partyId/pdf': customerOfABranch,
  '/admin/finance/online/:paymentId': online.aPaymentOfABranch,
  '/admin/finance/proofs/:proofId': aProofOfABranch,
  '/admin/finance/boxes/sessions/:sessionId': aSessionOfABranch,
  '/admin/finance/boxes/sessions/:sessionId/pdf': aClosedSessionOfABranch,
  '/admin/finance/boxes/moves/:moveId': aDepositOfABranch,
  '/admin/finance/boxes/moves/:moveId/pdf': aDepositOfABranch,
  '/admin/finance/staff-debts/repayments/:repaymentId/pdf': everybodys,
  '/admin/finance/bills/refunds/:refundId/pdf': aCashRefundOfABranch,
  '/admin/finance/journals/:number': everybodys,
  '/admin/finance/journals/:number/pdf': everybodys,
  '/admin/finance/bills/:billId': everybodys,
  '/admin/finance/tax/payments/:paymentId/pdf': everybodys,
  '/admin/finance/bills/payments/:paymentId/pdf': everybodys,
  '/admin/finance/banks/:accountId': everybodys,
  '/admin/finance/banks/:accountId/export': everybodys,
  '/admin/finance/banks/:accountId/reconciliation': everybodys,
  '/admin/finance/bank-lines/:lineId': everybodys,
  '/admin/finance/bank-statements/:statementId': everybodys,
  '/admin/finance/bank-statements/:statementId/faults': everybodys,
  '/admin/finance/opening/:importId': everybodys,
  '/admin/finance/opening/:importId/faults': everybodys,
  '/admin/properties/collecting/:partyId': customerOfABranch,
  '/admin/properties/enforcement/:contractId': aLateLeaseOfABranch,
  '/admin/properties/collecting/waive/:contractId': aLateLeaseOfABranch,
  '/admin/properties/warnings/new/:contractId': aLateLeaseOfABranch,
  '/admin/properties/warnings/:noticeId': aNoticeOfABranch,
  '/admin/properties/warnings/:noticeId/pdf': aNoticeOfABranch,
  '/admin/properties/reports/:report': everybodys,
  '/admin/properties/reports/:report/export': everybodys,
  '/admin/properties/import/:importId': onesOwn,
  '/admin/properties/import/:importId/faults': onesOwn,
  '/admin/contracts/templates/:kind': everybodys,
  '/admin/contracts/templates/:kind/pdf': everybodys,
  '/admin/contracts/:contractId': aContractOfABranch,
  '/admin/contracts/:contractId/sign': aContractToSign,
  '/admin/contracts/:contractId/addenda/new': aContractToAmend,
  '/admin/contracts/:contractId/addendum': anAddendumOfABranch,
  '/admin/contracts/:contractId/pdf': aPrintedContractOfABranch,
  '/admin/properties/mandates/:contractId': aMandateOfABranch,
  '/admin/properties/mandates/:contractId/correct': aMandateOfABranch,
  '/admin/properties/leases/:contractId': aLeaseOfABranch,
  '/admin/properties/leases/:contractId/leaving': aLeaseOfABranch,
  '/admin/properties/leases/:contractId/leaving/pdf': aLeaseOfABranch,
  '/admin/properties/leases/:contractId/draft': aLeaseOfABranch,
  '/admin/properties/leases/:contractId/renew': aLateLeaseOfABranch,
  '/admin/maintenance/:requestId': aRequestOfAProperty,
  '/admin/maintenance/:requestId/pdf': aRequestOfAProperty,
  '/admin/settings/content/:page': 'names a page of the site, and is no record',
  '/admin/settings/questions/:questionId': everybodys,
  '/admin/users/import/:importId': everybodys,
  '/admin/users/import/:importId/faults': everybodys,
  '/admin/privacy/requests/:id': everybodys,
  '/admin/privacy/requests/:id/pdf': everybodys,
  '/admin/privacy/breaches/:id': everybodys,
  '/admin/privacy/breaches/:id/pdf': everybodys,
  '/dashboard/maintenance/:requestId': aRequestOfOnesHome,
  '/dashboard/payments/invoices/:invoiceId': anInvoiceOfOnesOwn,
  '/dashboard/payments/invoices/:invoiceId/pdf': anInvoiceOfOnesOwn,
  '/dashboard/payments/online/:paymentId': online.aPaymentOfOnesOwn,
  '/dashboard/payments/proofs/:proofId': aProofOfOnesOwn,
  '/dashboard/payments/receipts/:receiptId': aReceiptOfOnesOwn,
  '/dashboard/payments/receipts/:receiptId/pdf': aReceiptOfOnesOwn,
  '/dashboard/requests/:id': aTicketOfACustomer,
  '/dashboard/my-data/copy/:form': 'names a form of the copy, and the copy is always one’s own',
}

function pagesOf(entries: RouteConfigEntry[], above = ''): { url: string; file: string }[] {
  return entries.flatMap(({ path, file, children }) => {
    const url = path ? `${above}/${path}` : above
    return [...(path ? [{ url, file }] : []), ...pagesOf(children ?? [], url)]
  })
}
const pages = pagesOf(routes).filter(({ url }) => /^\/(admin|dashboard)\b.*:/.test(url))

test('every page of a record says in the table whose it is', () => {
  const say = 'write in this file who sees the record and who does not, or why there is no foreign one'
  expect(pages.map(({ url }) => url).toSorted(), say).toEqual(Object.keys(records).toSorted())
})

type Shown = { id: string; others?: Readonly<Record<string, string>> | undefined }

async function statusFor(ctx: Ctx, { url, file }: { url: string; file: string }, { id, others = {} }: Shown) {
  const { loader } = await import(/* @vite-ignore */ `${import.meta.dirname}/../${file}`)
  const context = new RouterContextProvider()
  context.set(requestCtx, ctx)
  const at = new URL(url.replaceAll(/:\w+/g, id), 'http://office')
  const params = Object.fromEntries([...url.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, others[name] ?? id]))
  const answer = await answered(
    Promise.resolve().then(() => loader({ context, params, url: at, request: new Request(at), pattern: url })),
  )
  const { init } = (answer ?? {}) as { init?: { status?: number } }
  return init?.status ?? 200
}

const stories = pages.flatMap((page) => {
  const story = records[page.url]
  return typeof story === 'function' ? [{ ...page, story }] : []
})

test.each(stories)('$url opens one’s own record, and a foreign one is not there', async ({ story, ...page }) => {
  const { near, far, ...shown } = await story()
  expect(await statusFor(near, page, shown)).toBe(200)
  expect(await statusFor(far, page, shown)).toBe(404)
})

/** By the area that keeps it: a file that its own people open, and that is not there for others. */
const files: Record<string, Story> = {
  collecting: aPaperOfANotice,
  contracts: aSignedPaperOfABranch,
  customers: async () => {
    const { id, near, far } = await customerOfABranch()
    await addDocument(near, { id, documentKind: 'civil-card', expiresOn: '2031-02-01', file: [pdf] })
    const { fileId } = await office.db.selectFrom('identityDocuments').select('fileId').executeTakeFirstOrThrow()
    return { id: fileId ?? '', near, far }
  },
  finance: aFileOfAProof,
  maintenance: aPhotoOfARequest,
  ...filesOfPlaces,
  records: async () => {
    const { id: recordId, ...both } = await customerOfABranch()
    await attachFiles(both.near, { kind: 'customer', recordId, files: [pdf] })
    return { ...both, ...(await office.db.selectFrom('recordFiles').select('fileId as id').executeTakeFirstOrThrow()) }
  },
  equipment: aPaperOfAMachine,
  parcels: aSignatureOfAParcel,
  vehicles: aPaperOfAVehicle,
  site: async () => {
    const one = await aTicketOfACustomer()
    return { ...one, ...(await office.db.selectFrom('requestFiles').select('fileId as id').executeTakeFirstOrThrow()) }
  },
}

test('every area that keeps files says in the table whose they are', () => {
  const keeping = areas.flatMap(({ name, permissionForFile }) => (permissionForFile ? [name] : []))
  const told = 'write in this file who opens a file of this area and who does not'
  expect(keeping.toSorted(), told).toEqual(Object.keys(files).toSorted())
})

test.each(Object.entries(files))('a file of %s opens to its own people, and is not there for others', async (_, story) => {
  const { id, near, far } = await story()
  const open = (ctx: Ctx) => statusOf(openFile(visit(ctx, '/files', { params: { id } })))
  expect(await open(near)).toBe(200)
  expect(await open(far)).toBe(404)
  expect(await open(office.customer(office.visitor().newId()))).toBe(404)
})
