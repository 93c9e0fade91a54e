import { expect, test } from 'vitest'
import { action as approvalAct } from '#areas/access/approvals/routes/back-office-approval.tsx'
import { action as staffAct } from '#areas/access/staff/routes/back-office-staff-member.tsx'
import { addOwnDocument } from '#areas/customers/portal/use-cases/add-own-document.ts'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { action as customerAct } from '#areas/customers/record-pages/routes/back-office-customer.tsx'
import { action as moveAct } from '#areas/finance/cash/routes/back-office-cash-move.tsx'
import { action as sessionAct } from '#areas/finance/cash/routes/back-office-session.tsx'
import { action as chequeAct } from '#areas/finance/cheques/routes/back-office-cheque.tsx'
import { action as slipAct } from '#areas/finance/cheques/routes/back-office-cheque-slip.tsx'
import { action as creditTransferAct } from '#areas/finance/credit-transfers/routes/back-office-credit-transfer.tsx'
import { action as depositAct } from '#areas/finance/deposits/routes/back-office-deposit.tsx'
import { action as onlineAct } from '#areas/finance/online/routes/back-office-online-payment.tsx'
import { action as ownOnlineAct } from '#areas/finance/online/routes/portal-online.tsx'
import { action as outlayAct } from '#areas/finance/outlays/routes/back-office-outlay.tsx'
import { action as proofAct } from '#areas/finance/portal/routes/back-office-proof.tsx'
import { action as ownProofAct } from '#areas/finance/portal/routes/portal-proof.tsx'
import { action as receiptAct } from '#areas/finance/receipts/routes/back-office-receipt.tsx'
import { action as setOffAct } from '#areas/finance/set-offs/routes/back-office-set-off.tsx'
import { action as writeOffAct } from '#areas/finance/write-offs/routes/back-office-write-off.tsx'
import { action as unitAct } from '#areas/properties/routes/back-office-unit.tsx'
import { action as inboxAct } from '#areas/site/inbox/routes/back-office-request.tsx'
import { action as ticketAct } from '#areas/site/portal/routes/portal-request.tsx'
import { action as taskAct } from '#areas/tasks/routes/back-office-task.tsx'
import type { Ctx } from '#platform/context.ts'
import { actsOfRecords } from '#testing/acts-of-records.ts'
import { actsOfSheets } from '#testing/acts-of-sheets.ts'
import { amendStoriesOf } from '#testing/amends.ts'
import { doors } from '#testing/doors.ts'
import { formsOfCustomers } from '#testing/forms-of-customers.ts'
import { formsOfStaff } from '#testing/forms-of-staff.ts'
import { formsOfDebtors, formsOfUnits } from '#testing/forms-of-units.ts'
import { testOffice } from '#testing/office.ts'
import { moneyStoriesOf } from '#testing/own-money.ts'
import { placesOf } from '#testing/places-of-owners.ts'
import { pdf, type Story, storiesOf } from '#testing/stories.ts'
import { answered, statusOf, visit } from '#testing/visit.ts'
import { action as debtorAct } from '../areas/collecting/routes/back-office-debtor.tsx'
import { action as invoiceAct } from '../areas/finance/record-pages/routes/back-office-invoice.tsx'
import { action as payoutAct } from '../areas/finance/record-pages/routes/back-office-payout.tsx'
import { loader as openFile } from './routes/file.ts'

const office = testOffice()
const { customerOfABranch, aTaskOfOnesOwn, aTicketOfACustomer, customer, ...stories } = storiesOf(office)
const { aRequestToDecide, anAccountOfACustomer, aConversation, aSessionOfABranch, aDepositOfABranch } = stories
const { anInvoiceOfABranch, aReceiptOfABranch, aPayoutOfABranch, aChequeOfABranch, aSlipOfABranch, aDepositHeld } = stories
const { aWriteOffOfABranch, aSetOffOfABranch, aCreditTransferOfABranch, anOutlayOfABranch } = amendStoriesOf(office)
const { aProofOfABranch, aProofOfOnesOwn, aPaymentOfABranch, aPaymentOfOnesOwn } = moneyStoriesOf(office)
const { aUnitOfABranch } = placesOf(office)

/** A part of a record that is nobody's. */
const nobodys = '01a1fa06-b267-7b4e-8fe6-eee01e92d51f'
/** Of a form nobody has pressed yet. */
const freshId = '01a1fa06-b267-7b4e-8fe6-eee01e92d520'

/** What is sent, or why there is nobody to whom the record is foreign. */
type Forms = Record<string, Record<string, string> | string>
type Acting = { story: Story; param: string; act: unknown; forms: Forms }

const reason = 'سبب'

/** What each form of a record’s page sends when it is filled in as it should be. */
const acting: Record<string, Acting> = {
  '/admin/users/:id': {
    ...{ story: customerOfABranch, param: 'id', act: customerAct },
    forms: formsOfCustomers,
  },
  '/admin/tasks/:taskId': {
    ...{ story: aTaskOfOnesOwn, param: 'taskId', act: taskAct },
    forms: { complete: {}, cancel: {}, reopen: {}, assign: { who: 'role:cashier' }, reschedule: { dueOn: '2026-02-01' } },
  },
  '/admin/finance/invoices/:invoiceId': {
    ...{ story: anInvoiceOfABranch, param: 'invoiceId', act: invoiceAct },
    forms: {
      credit: { id: freshId, chargeId1: nobodys, net1: '1', reason },
      add: { id: freshId, chargeId1: nobodys, net1: '1', reason, dueOn: '2026-02-01' },
    },
  },
  '/admin/finance/receipts/:receiptId': {
    ...{ story: aReceiptOfABranch, param: 'receiptId', act: receiptAct },
    forms: { reverse: { reason }, send: {}, allocate: { id: freshId }, correct: { what: 'free', reason } },
  },
  '/admin/finance/credit-transfers/:creditTransferId': {
    ...{ story: aCreditTransferOfABranch, param: 'creditTransferId', act: creditTransferAct },
    forms: { reverse: { reason } },
  },
  '/admin/finance/set-offs/:setOffId': {
    ...{ story: aSetOffOfABranch, param: 'setOffId', act: setOffAct },
    forms: { reverse: { reason } },
  },
  '/admin/finance/write-offs/:writeOffId': {
    ...{ story: aWriteOffOfABranch, param: 'writeOffId', act: writeOffAct },
    forms: { reverse: { reason } },
  },
  '/admin/finance/deposits/:depositId': {
    ...{ story: aDepositHeld, param: 'depositId', act: depositAct },
    forms: {
      deduct: { id: freshId, charge: nobodys, amount: '1', reason },
      forfeit: { id: freshId, amount: '5', clause: reason, notice: reason },
      refund: { id: freshId, amount: '5', method: 'cash', purpose: reason },
      release: { releaseOn: '2026-02-01', reason },
    },
  },
  '/admin/finance/outlays/:outlayId': {
    ...{ story: anOutlayOfABranch, param: 'outlayId', act: outlayAct },
    forms: {
      pay: { id: freshId, amount: '5', method: 'cash' },
      acknowledge: { id: freshId, number: 'R-1', day: '2026-01-10' },
      close: {},
    },
  },
  '/admin/finance/payouts/:payoutId': {
    ...{ story: aPayoutOfABranch, param: 'payoutId', act: payoutAct },
    forms: {
      ...{ pay: {}, transfer: { account: nobodys, reference: 'FT26015' }, cancel: { reason }, reverse: { reason } },
      ...{ send: {}, decide: { found: 'not-back' }, 'take-back': { reason } },
      'take-back-by-bank': { reason, account: nobodys, reference: 'FT26015' },
    },
  },
  '/admin/finance/cheques/:chequeId': {
    ...{ story: aChequeOfABranch, param: 'chequeId', act: chequeAct },
    forms: {
      clear: { on: '2026-01-15' },
      bounce: { on: '2026-01-15', reason },
      ...{ unclear: { reason }, unbounce: { reason } },
      redeposit: { id: freshId, accountId: nobodys },
      return: { reason },
      settle: { receipt: 'RC-SLL26-00001', reason },
      escalate: { reason },
      cover: { rest: 'credit' },
    },
  },
  '/admin/finance/cheques/slips/:slipId': {
    ...{ story: aSlipOfABranch, param: 'slipId', act: slipAct },
    forms: { clear: 'names the cheques of the slip, each of which is asked for itself: the page of a cheque above' },
  },
  '/admin/finance/online/:paymentId': {
    ...{ story: aPaymentOfABranch, param: 'paymentId', act: onlineAct },
    forms: { ask: {}, accept: {}, refund: { id: freshId, amount: '1', purpose: reason } },
  },
  '/dashboard/payments/online/:paymentId': {
    ...{ story: aPaymentOfOnesOwn, param: 'paymentId', act: ownOnlineAct },
    forms: { ask: {}, leave: {} },
  },
  '/admin/finance/proofs/:proofId': {
    ...{ story: aProofOfABranch, param: 'proofId', act: proofAct },
    forms: { confirm: { amount: '15', account1: nobodys, reference1: 'BM-88410993' }, refuse: { reason } },
  },
  '/dashboard/payments/proofs/:proofId': { story: aProofOfOnesOwn, param: 'proofId', act: ownProofAct, forms: { withdraw: {} } },
  '/admin/finance/boxes/sessions/:sessionId': {
    ...{ story: aSessionOfABranch, param: 'sessionId', act: sessionAct },
    forms: { recount: { rials1: '0' }, count: { rials1: '0' }, ask: { reason }, close: {} },
  },
  '/admin/finance/boxes/moves/:moveId': {
    ...{ story: aDepositOfABranch, param: 'moveId', act: moveAct },
    forms: {
      ...{ receive: {}, 'take-back': { reason } },
      confirm: 'whoever confirms deposits may everywhere',
      'give-back': 'whoever confirms deposits may everywhere',
    },
  },
  '/admin/approvals/:approvalId': {
    ...{ story: aRequestToDecide, param: 'approvalId', act: approvalAct },
    forms: { approve: {}, reject: { note: reason } },
  },
  '/admin/properties/collecting/:partyId': { story: customerOfABranch, param: 'partyId', act: debtorAct, forms: formsOfDebtors },
  ...actsOfRecords(office),
  ...actsOfSheets(office),
  '/admin/properties/units/:unitId': { story: aUnitOfABranch, param: 'unitId', act: unitAct, forms: formsOfUnits },
  '/admin/users/staff/:accountId': { story: anAccountOfACustomer, param: 'accountId', act: staffAct, forms: formsOfStaff },
  '/admin/requests/:id': {
    ...{ story: aConversation, param: 'id', act: inboxAct },
    forms: {
      take: {},
      assign: { assigneeId: nobodys },
      release: { from: nobodys },
      reply: { channel: 'call', text: 'سنتصل بك.' },
      close: { end: 'ended' },
      quote: {},
      reopen: {},
      due: { dueOn: '2026-02-01', dueTime: '10:00' },
      customer: {},
      phone: {},
    },
  },
  '/dashboard/requests/:id': {
    ...{ story: aTicketOfACustomer, param: 'id', act: ticketAct },
    forms: { write: { text: 'أين طلبي؟' }, reopen: {} },
  },
}

test('every form of these pages stands in the table with what it sends', () => {
  const written = Object.values(doors).flat()
  for (const [page, { forms }] of Object.entries(acting)) {
    const acts = written.flatMap((door) => (door.startsWith(`POST ${page}?act=`) ? (door.split('=')[1] ?? '').split(',') : []))
    expect(Object.keys(forms).toSorted(), page).toEqual(acts.toSorted())
  }
})
type Sends = (args: unknown) => Promise<unknown>

type Answer = { data?: { problem?: string | null }; init?: { status?: number }; status?: number; text?: string }

/** Its status, and the words it is told in. */
async function saidTo(ctx: Ctx, { act, param }: Acting, sent: { id: string; name: string; form: Record<string, string> }) {
  const { id, name, form } = sent
  const asked = visit(ctx, `/?act=${name}`, { params: { ...(form.id && { id: form.id }), [param]: id }, form })
  const { data, init, status, text } = (await answered((act as Sends)(asked))) as Answer
  return { status: init?.status ?? status ?? 0, told: data?.problem ?? text }
}

const everyForm = Object.entries(acting).flatMap(([page, one]) =>
  Object.entries(one.forms).flatMap(([name, form]) => (typeof form === 'string' ? [] : [{ page, name, form, one }])),
)

test.each(everyForm)(
  '$page: «$name», filled in well, finds no foreign record and changes nothing',
  async ({ name, form, one }) => {
    const { id, near, far } = await one.story()
    const before = (await office.history()).length
    const said = await saidTo(far, one, { id, name, form })
    expect(said.status).toBeGreaterThanOrEqual(404)
    expect(said.status, 'filled in well').not.toBe(422)
    expect(said, 'as of a record that is not there').toEqual(await saidTo(far, one, { id: nobodys, name, form }))
    expect(await office.history()).toHaveLength(before)
    expect((await saidTo(near, one, { id, name, form })).status).not.toBe(403)
  },
)

test('what a customer has put into the vault opens to them, and to no other account', async () => {
  const { near: huda, far } = await customerOfABranch()
  const [salim, said] = [await customer('salim', '+96891234568'), await customer('said', '+96891234569')]
  for (const { actor, now } of [salim, said]) {
    const { id } = await registerCustomer(huda, {
      kind: 'person',
      name: actor.id,
      passportNumber: 'A1234567',
      passportCountry: actor === salim.actor ? 'IN' : 'PK',
    })
    await office.db.insertInto('customerAccounts').values({ accountId: actor.id, partyId: id, joinedAt: now() }).execute()
  }
  await addOwnDocument(salim, { documentKind: 'civil-card', expiresOn: '2031-02-01', file: [pdf] })
  const { fileId } = await office.db.selectFrom('identityDocuments').select('fileId').executeTakeFirstOrThrow()
  const open = (ctx: Ctx) => statusOf(openFile(visit(ctx, '/files', { params: { id: fileId ?? '' } })))
  expect([await open(salim), await open(huda)]).toEqual([200, 200])
  expect([await open(said), await open(far)]).toEqual([404, 404])
})
