import '#ui/styles/customers.css'
import { Link } from 'react-router'
import { payingAccounts } from '#areas/finance/bills/queries.ts'
import { fileReturn } from '#areas/finance/closing/use-cases/file-return.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { daysOf, quarterInWords, quartersUntil, taxPath } from '#areas/finance/quarter.ts'
import { boxesOf } from '#areas/finance/tax/boxes.ts'
import { quarterAsked, taxExportPath } from '#areas/finance/tax/documents-asked.ts'
import type { FileReturnForm } from '#areas/finance/tax/inputs.ts'
import { taxPaymentsOf } from '#areas/finance/tax/payment-queries.ts'
import { vatReturn } from '#areas/finance/tax/queries.ts'
import { filedReturns } from '#areas/finance/tax/return-queries.ts'
import { readReturnsAsked } from '#areas/finance/tax/returns-asked.ts'
import { FiledReturnsCard } from '#areas/finance/tax/ui/filed-returns.tsx'
import { TaxBoxes } from '#areas/finance/tax/ui/tax-boxes.tsx'
import { PayAuthority, TaxPayments } from '#areas/finance/tax/ui/tax-payments.tsx'
import { askTaxPayment, reverseTaxPayment, takeTaxRefund } from '#areas/finance/tax/use-cases/pay-tax.ts'
import { returnViews } from '#areas/finance/tax/views.ts'
import { quarterOf } from '#areas/finance/vat.ts'
import type { Ctx } from '#platform/context.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { TakeAlong } from '#ui/list/export-menu.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { dayOf } from '#values/days.ts'
import type { Route } from './+types/back-office-tax'

export const meta = () => [{ title: 'الإقرار الضريبي · التحالف' }]

export const handle = { crumb: () => 'الإقرار الضريبي' }

export const loader = page(financePermissions.viewTax, async (ctx, { query }) => {
  const now = quarterOf(dayOf(ctx.now()))
  const quarter = quarterAsked(query, ctx.now())
  const paper = await vatReturn(ctx, quarter)
  const { output, input, books, filed, by } = paper
  const mayFile = ctx.actor.may(financePermissions.fileTax) && !filed && quarter < now
  const settled = await taxPaymentsOf(ctx, quarter)
  const net = filed && filed.output - filed.input
  const left = leftOf(settled, net)
  const mayPay = ctx.actor.may(financePermissions.payTax) && settled.owed !== 0n && quarter < now && (net === null || left > 0n)
  return {
    ...{
      quarter,
      quarters: quartersUntil(now),
      days: daysOf(quarter),
      output,
      input,
      books,
      filed,
      by,
      mayFile,
      act: query.get('act'),
    },
    mayExplain: ctx.actor.may(financePermissions.unlockPeriods),
    ...{ boxes: boxesOf(paper), mayTake: ctx.actor.may(financePermissions.exportBooks) },
    filedBefore: await filedBefore(ctx, query),
    settled: { ...settled, net, mayReverse: ctx.actor.may(financePermissions.reverseTaxPayments) ? ctx.actor.id : null },
    paying: mayPay
      ? { formId: ctx.newId(), accounts: await payingAccounts(ctx), usual: usualPayment(settled.owed, left), owed: settled.owed }
      : null,
  }
})

/** The list of those before it, as its own part of the address says it. */
async function filedBefore(ctx: Ctx, query: URLSearchParams) {
  const asked = readReturnsAsked(query)
  const isView = (query.get('act') ?? '') in returnViews.acts
  return { asked, isView, returns: await filedReturns(ctx, asked), views: await returnViews.of(ctx) }
}

/** What of this quarter is still to be paid, or to come back where the authority owes us. */
const leftOf = ({ owed, paid }: { owed: bigint; paid: bigint }, net: bigint | null) =>
  owed > 0n ? (net ?? 0n) - paid : paid - (net ?? 0n)

/** As much of this quarter as is left, and never more than of all of them. */
function usualPayment(owed: bigint, left: bigint) {
  const all = owed > 0n ? owed : -owed
  return left > 0n && left < all ? left : all
}

const back =
  (said: string) =>
  ({ quarter }: { quarter: string }) =>
    saying(said, `${taxPath}?quarter=${quarter}`)

export const action = submitOneOf({
  ...returnViews.acts,
  file: submit(fileReturn, back('سُجّل تقديم الإقرار')),
  pay: submit(askTaxPayment, ({ approvalId }) =>
    saying('أُرسل السداد للاعتماد، ويُدفع حين يُعتمد', `/admin/approvals/${approvalId}`),
  ),
  refund: submit(takeTaxRefund, back('سُجّل ما ردّه الجهاز')),
  reverse: submit(reverseTaxPayment, back('عُكس السداد')),
})

type Shown = Route.ComponentProps['loaderData']

export default function TaxPage({ loaderData: shown, actionData: reply }: Route.ComponentProps) {
  const { quarter, quarters, days, boxes, filed, mayFile, mayExplain, mayTake, filedBefore: before, settled, paying, act } = shown
  const acting = { quarter, act, reply }
  return (
    <>
      <div className="page-h">
        <div>
          <h1>الإقرار الضريبي</h1>
          <p className="muted sm">
            {quarterInWords(quarter)} · يُقدَّم حتى <DateText at={days.dueOn} />
          </p>
        </div>
        <div className="acts">
          <Badge tone={filed ? 'success' : 'warning'}>{filed ? 'مقدَّم' : 'مفتوح'}</Badge>
          {mayTake && <TakeAlong address={taxExportPath(quarter)} />}
        </div>
      </div>
      <nav className="toolbar" aria-label="الأرباع">
        {quarters.map((one) => (
          <Link
            key={one}
            className="chip"
            to={`${taxPath}?quarter=${one}`}
            aria-current={one === quarter ? 'true' : undefined}
            preventScrollReset
          >
            <span>{quarterInWords(one)}</span>
          </Link>
        ))}
      </nav>
      <div className="cols">
        <div className="stack">
          <Card title="ورقة العمل" flush>
            <TaxBoxes quarter={quarter} boxes={boxes} />
          </Card>
          <FiledReturnsCard {...before} mayTake={mayTake} reply={before.isView ? reply : undefined} />
        </div>
        <div className="stack">
          <Due {...shown} />
          {mayFile && <File {...{ quarter, mayExplain }} reply={act === 'file' ? reply : undefined} />}
          <TaxPayments {...settled} {...acting} />
          {paying && <PayAuthority key={String(settled.owed)} {...paying} {...acting} />}
        </div>
      </div>
    </>
  )
}

function Due({ output, input, books, filed, by }: Shown) {
  const agrees = output === books.output && input === books.input
  return (
    <Card title="الصافي">
      <dl className="told">
        <Told question="ضريبة المخرجات">
          <Money amount={output} />
        </Told>
        <Told question="ضريبة المدخلات">
          <Money amount={input} />
        </Told>
        <Told question={output >= input ? 'المستحق للجهاز' : 'المسترد من الجهاز'}>
          <Money amount={output >= input ? output - input : input - output} />
        </Told>
        <Told question="الدفاتر والمستندات">{agrees ? 'متفقة' : 'مختلفة'}</Told>
        {!agrees && (
          <Told question="في الدفاتر: مخرجات ومدخلات">
            <Money amount={books.output} /> · <Money amount={books.input} />
          </Told>
        )}
        {filed && (
          <Told question="قُدّم">
            <Code>{filed.reference}</Code>، {by}، <DateText at={filed.filedAt} time />
          </Told>
        )}
      </dl>
    </Card>
  )
}

type Filing = { quarter: string; mayExplain: boolean; reply: Reply | undefined }

function File({ quarter, mayExplain, reply }: Filing) {
  const field = fieldsOf<FileReturnForm>(reply)
  return (
    <Card title="سجّل تقديم الإقرار">
      <PostForm action={`${taxPath}?quarter=${quarter}&act=file`} reply={reply} before="التسجيل">
        <input type="hidden" name="quarter" value={quarter} />
        <p className="muted sm">بعد أن تقدّمه في بوابة الجهاز. تُقفل أيام الربع، وما يُصحَّح بعدها يدخل الربع التالي.</p>
        <Field {...field('reference')} label="رقم الإقرار عند الجهاز" dir="ltr" required />
        {mayExplain && <Field {...field('despite')} label="لماذا تُقفل رغم وردية مفتوحة أو نقد في الطريق" optional />}
        <div>
          <SubmitButton>سجّل تقديم الإقرار</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
