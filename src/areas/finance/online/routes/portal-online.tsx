import { data, Link } from 'react-router'
import { ownReceiptPath, paymentsPath, payPath } from '#areas/finance/payments-paths.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { FormProblem, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Breadcrumbs } from '#ui/links.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money, Num } from '#ui/values.tsx'
import { askQuietly } from '../asking.ts'
import { isOpen, ownOnlinePath } from '../online-payment.ts'
import { type OwnOnline, ownOnlinePayment } from '../queries.ts'
import { OnlineBadge } from '../ui/online-badge.tsx'
import { askOwnPayment, leaveOwnPayment } from '../use-cases/start-online-payment.ts'
import type { Route } from './+types/portal-online'

/** Whoever comes back from the provider is no proof of anything: the provider is asked, and then the page says what is so. */
export const loader = page(anyoneSignedIn, async (ctx, { params, query }) => {
  const before = await ownOnlinePayment(ctx, params.paymentId)
  if (!before) throw data('لا توجد هذه العملية.', { status: 404, statusText: 'Not Found' })
  if (query.has('back') && isOpen(before.state)) await askQuietly(ctx, before.id)
  return { payment: (await ownOnlinePayment(ctx, params.paymentId)) ?? before }
})

const back = ({ id }: { id: string }) => saying('حُدّثت حالة العملية.', ownOnlinePath(id))
export const action = submitOneOf({ ask: submit(askOwnPayment, back), leave: submit(leaveOwnPayment, back) })

export const meta = () => [{ title: 'دفع إلكتروني · التحالف' }]

export default function OwnOnlinePage({ loaderData: { payment }, actionData }: Route.ComponentProps) {
  const { sequence, amount, state, startedAt, invoice } = payment
  return (
    <>
      <Breadcrumbs above={[{ to: paymentsPath, label: 'مدفوعاتي' }]} here="دفع إلكتروني" />
      <div className="page-h">
        <div>
          <h1>
            دفع إلكتروني <Num>{sequence}</Num>
          </h1>
          <OnlineBadge state={state} />
        </div>
      </div>
      {isOpen(state) ? <UnderWay payment={payment} reply={actionData} /> : <Ended {...payment} />}
      <Card title="العملية">
        <dl className="told">
          <Told question="المبلغ">
            <Money amount={amount} />
          </Told>
          <Told question="بدأت">
            <DateText at={startedAt} time />
          </Told>
          {invoice && (
            <Told question="مرجعها لدى المزوّد">
              <Code>{invoice}</Code>
            </Told>
          )}
        </dl>
      </Card>
    </>
  )
}

function UnderWay({ payment: { id, amount, redirectUrl }, reply }: { payment: OwnOnline; reply: Reply | undefined }) {
  const here = ownOnlinePath(id)
  return (
    <Card>
      <FormProblem text={reply?.problem} />
      {redirectUrl ? (
        <>
          <p>تكمل الدفع في صفحة المزوّد الآمنة، ثم تعود إلى هنا. إن دفعت فلا تدفع مرة أخرى؛ نخبرك حين يتأكد.</p>
          <div className="owed-acts">
            <a className={buttonLook({ size: 'large' })} href={redirectUrl}>
              ادفع <Money amount={amount} />
            </a>
          </div>
        </>
      ) : (
        <Alert kind="warning">تعذّر الوصول إلى مزوّد الدفع. لم يُخصم شيء؛ أعد المحاولة، أو ادفع بتحويل بنكي.</Alert>
      )}
      <div className="owed-acts">
        <PostForm action={`${here}?act=ask`} className="">
          <SubmitButton variant="outline">{redirectUrl ? 'دفعت، تحقق الآن' : 'أعد المحاولة'}</SubmitButton>
        </PostForm>
        <PostForm action={`${here}?act=leave`} className="">
          <SubmitButton variant="ghost">ألغِ العملية</SubmitButton>
        </PostForm>
      </div>
    </Card>
  )
}

function Ended({ state, receiptId, receipt, paidAmount, amount }: OwnOnline) {
  if (receiptId && receipt) {
    return (
      <Alert kind="success">
        قُبضت الدفعة، وسندها{' '}
        <Link className="link" to={ownReceiptPath(receiptId)}>
          <Code>{receipt}</Code>
        </Link>
      </Alert>
    )
  }
  if (state === 'differs') {
    return (
      <Alert kind="warning">
        وصل <Money amount={paidAmount ?? 0n} /> والمطلوب <Money amount={amount} /> تواصل معنا قبل إعادة الدفع.
      </Alert>
    )
  }
  return (
    <>
      <Alert kind="warning">
        لم تكتمل عملية الدفع. إن خُصم المبلغ فسيظهر هنا بعد التأكيد؛ وإلا فادفع من جديد أو اختر طريقة أخرى.
      </Alert>
      <div>
        <Link className={buttonLook()} to={payPath}>
          ادفع من جديد
        </Link>
      </div>
    </>
  )
}
