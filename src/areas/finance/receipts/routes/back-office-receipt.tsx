import { data, Link } from 'react-router'
import { approvalWaiting } from '#areas/access/public.ts'
import { reachableParty } from '#areas/customers/public.ts'
import { newPayoutPath, onlinePaymentPath } from '#areas/finance/addresses.ts'
import { formsOf } from '#areas/finance/papers/paper-forms.ts'
import { PrintChoice } from '#areas/finance/papers/ui/print-choice.tsx'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { UndoWaits } from '#areas/finance/ui/undo-waits.tsx'
import { recordOf, recordParts } from '#areas/records/public.ts'
import { RecordTabs } from '#areas/records/public-ui.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { reaches } from '#platform/reach.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Unheard } from '#ui/form/unheard.tsx'
import { Code, Money } from '#ui/values.tsx'
import { inRials } from '#values/money.ts'
import { correctionAction } from '../correction.ts'
import { asksOf } from '../correction-asked.ts'
import { receiptKinds } from '../receipt.ts'
import { cameFrom, receiptPath } from '../receipt-asked.ts'
import { receipt, restOf } from '../receipt-detail.ts'
import { receiptKind } from '../receipt-record.ts'
import { AllocateRest } from '../ui/allocate-rest.tsx'
import { AskCorrection } from '../ui/ask-correction.tsx'
import { ReceiptAbout } from '../ui/receipt-about.tsx'
import { PaidBy, Ways } from '../ui/receipt-parts.tsx'
import { OnlineOnly, ReverseReceipt } from '../ui/reverse-receipt.tsx'
import { SendReceipt } from '../ui/send-receipt.tsx'
import { allocateReceipt } from '../use-cases/allocate-receipt.ts'
import { askCorrection } from '../use-cases/ask-correction.ts'
import { reverseReceipt } from '../use-cases/reverse-receipt.ts'
import { sendReceipt } from '../use-cases/send-receipt.ts'
import type { Route } from './+types/back-office-receipt'

export const loader = page(may.viewReceipts, async (ctx, { params, query }) => {
  const one = await receipt(ctx, params.receiptId)
  if (!one) throw data('لا يوجد هذا السند.', { status: 404, statusText: 'Not Found' })
  const belongs = { branchId: one.branchId }
  const [customer, parts] = await Promise.all([
    recordOf(ctx, 'customer', one.partyId),
    recordParts(ctx, { kind: receiptKind, recordId: one.id, mayEdit: reaches(ctx.actor, may.receivePayments, belongs) }),
  ])
  const mayReverse = one.kind === 'receipt' && !one.reversedAt && reaches(ctx.actor, may.reverseReceipts, belongs)
  return {
    receipt: one,
    customer: customer && { path: customer.path },
    parts,
    ...{ tab: query.get('tab'), act: query.get('act'), from: cameFrom(query) },
    rest: reaches(ctx.actor, may.receivePayments, belongs) ? await restOf(ctx, one) : null,
    formId: ctx.newId(),
    sees: {
      books: ctx.actor.may(may.viewBooks),
      boxes: ctx.actor.may(may.viewBoxes),
      transfers: ctx.actor.may(may.viewCreditTransfers),
    },
    mayRefund: one.unused > 0n && reaches(ctx.actor, may.preparePayouts, belongs),
    maySend: one.kind === 'receipt' && !one.reversedAt && ctx.actor.may(may.sendStatements),
    isReachable: (await reachableParty(ctx.db, one.partyId)).some(({ phone, email }) => phone ?? email),
    mayReceive: one.kind === 'receipt' && ctx.actor.may(may.receivePayments),
    mayReverse: mayReverse && !one.isHandedOver,
    asks: reaches(ctx.actor, may.receivePayments, belongs) ? await asksOf(ctx, one, { mayReverse }) : null,
    correcting: await approvalWaiting(ctx, { action: correctionAction, subjectId: one.id }),
  }
})

export const action = submitOneOf({
  send: submit(sendReceipt, ({ id, number }) => saying(`أُرسل السند ${number}`, receiptPath(id))),
  allocate: submit(allocateReceipt, ({ receiptId, number, amount }) =>
    saying(`سُدّد ${inRials(amount)} مما بقي من السند ${number}`, receiptPath(receiptId)),
  ),
  correct: submit(askCorrection, ({ id, number }) => saying(`طُلب تصحيح السند ${number}، وهو بانتظار الاعتماد`, receiptPath(id))),
  reverse: submit(reverseReceipt, ({ id, number, cheques }) =>
    saying(
      cheques.length > 0 ? `عُكس السند ${number}، وعاد غير مسدَّد ما سُدّد به من شيكات: ${cheques.join('، ')}` : `عُكس السند ${number}`,
      receiptPath(id),
    ),
  ),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${receiptKinds[loaderData?.receipt.kind ?? 'receipt']} ${loaderData?.receipt.number ?? ''} · التحالف` },
]

export const handle = { above: { to: '/admin/finance/receipts', label: 'سندات القبض' }, crumb: () => 'سند قبض' }

export default function ReceiptPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const {
    receipt: one,
    customer,
    parts,
    tab,
    act,
    from,
    rest,
    formId,
    sees,
    mayRefund,
    maySend,
    isReachable: reached,
    mayReceive,
    mayReverse,
    asks,
    correcting,
  } = loaderData
  const heard = (name: string) => (act === name ? reply : undefined)
  // The form that was sent is gone where somebody else was quicker.
  const isHeard = { send: maySend, reverse: mayReverse, correct: asks !== null && !correcting }[act ?? ''] ?? false
  const isOnline = one.ways.some(({ method }) => method === 'online')
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            {receiptKinds[one.kind]} <Code>{one.number}</Code>
          </h1>
          <p className="muted sm">
            <bdi>{one.payer}</bdi> · <Money amount={one.amount} />
          </p>
        </div>
        <div className="acts">
          {one.kind === 'receipt' && <PrintChoice path={receiptPath(one.id)} label="اطبع السند" forms={formsOf('receipt')} />}
          {maySend && <SendReceipt isReachable={reached} reply={heard('send')} />}
          {mayRefund && isOnline && (
            <Link to={onlinePaymentPath(one.id)} className={buttonLook({ variant: 'outline', size: 'small' })}>
              ردّه عبر المزوّد
            </Link>
          )}
          {mayRefund && (
            <Link to={newPayoutPath(one.partyId)} className={buttonLook({ variant: 'outline', size: 'small' })}>
              ردّ رصيده
            </Link>
          )}
          {from && (
            <Link to={from} className={buttonLook({ size: 'small' })}>
              عُد إلى ما كنت فيه
            </Link>
          )}
          {mayReceive && (
            <Link to="/admin/finance/cashier" className={buttonLook({ variant: 'outline', size: 'small' })}>
              العميل التالي
            </Link>
          )}
        </div>
      </div>
      <Unheard reply={isHeard ? undefined : reply} />
      {one.change > 0n && !one.reversedAt && (
        <Alert kind="warning">
          سلّمه الباقي نقدًا: <Money amount={one.change} />
        </Alert>
      )}
      <div className="cols">
        <div className="stack">
          <PaidBy {...one}>{rest && <AllocateRest {...rest} formId={formId} />}</PaidBy>
          <Ways {...one} />
        </div>
        <div className="stack">
          <ReceiptAbout receipt={one} customer={customer} sees={sees} />
          {mayReverse && (isOnline ? <OnlineOnly id={one.id} /> : <ReverseReceipt receipt={one} reply={heard('reverse')} />)}
          {correcting ? (
            <UndoWaits {...correcting} title="بانتظار اعتماد التصحيح" asked="طلب تصحيحه" />
          ) : (
            asks && <AskCorrection id={one.id} {...asks} reply={heard('correct')} />
          )}
        </div>
        <div className="cols-last">
          <RecordTabs parts={parts} path={receiptPath(one.id)} tab={tab} />
        </div>
      </div>
    </>
  )
}
