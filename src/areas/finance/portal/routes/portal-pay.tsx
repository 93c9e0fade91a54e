import '#ui/styles/payments.css'
import { Link, redirect, useLocation } from 'react-router'
import { ownOnlinePath } from '#areas/finance/online/online-payment.ts'
import { PayOnline } from '#areas/finance/online/ui/pay-online.tsx'
import { startOnlinePayment } from '#areas/finance/online/use-cases/start-online-payment.ts'
import { paymentsPath, payPath } from '#areas/finance/payments-paths.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import type { Reply } from '#ui/form.tsx'
import { Breadcrumbs } from '#ui/links.tsx'
import { Empty } from '#ui/states.tsx'
import { Money } from '#ui/values.tsx'
import { type Paying, paying } from '../paying.ts'
import { ownProofPath } from '../transfer-proof.ts'
import { DueLine } from '../ui/due-line.tsx'
import { NoRecord } from '../ui/no-record.tsx'
import { ToCopy } from '../ui/to-copy.tsx'
import { TransferForm } from '../ui/transfer-form.tsx'
import { sendProof } from '../use-cases/send-proof.ts'
import type { Route } from './+types/portal-pay'

export const meta = () => [{ title: 'الدفع · التحالف' }]

export const loader = page(anyoneSignedIn, async (ctx, { query }) => ({
  paying: await paying(ctx, query),
  act: query.get('act'),
}))

export const action = submitOneOf({
  online: submit(startOnlinePayment, ({ id }) => redirect(ownOnlinePath(id))),
  proof: submit(sendProof, ({ id }) => saying('وصل الإثبات، ونطابقه.', ownProofPath(id))),
})

export default function PayPage({ loaderData: { paying: now, act }, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  if (!now) return <NoRecord />
  return (
    <>
      <Breadcrumbs above={[{ to: paymentsPath, label: 'مدفوعاتي' }]} here="الدفع" />
      <div className="page-h">
        <h1>الدفع</h1>
      </div>
      {now.sent > 0n && (
        <Alert>
          أرسلت <Money amount={now.sent} /> بانتظار التأكيد. لا تُعد دفعها.
        </Alert>
      )}
      <Meant {...now} />
      {now.isOnline && <PayOnline paying={now} search={search} reply={act === 'online' ? actionData : undefined} />}
      <Transfer paying={now} search={search} reply={act === 'proof' ? actionData : undefined} />
    </>
  )
}

function Meant({ chosen, amount, today }: Paying) {
  if (chosen.length === 0) return null
  return (
    <Card
      title="ما تدفعه"
      flush
      footer={
        <>
          المجموع <Money amount={amount} />
        </>
      }
    >
      <ul className="list">
        {chosen.map((due) => (
          <li key={due.id}>
            <DueLine due={due} today={today} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Transfer({ paying: now, search, reply }: { paying: Paying; search: string; reply: Reply | undefined }) {
  if (now.banks.length === 0) {
    return (
      <Card flush>
        <Empty title="لا حساب للتحويل الآن">ادفع نقدًا أو بالبطاقة في الفرع، ويصلك سندك.</Empty>
      </Card>
    )
  }
  if (now.parts.length > 0) return <TwoTransfers {...now} />
  return (
    <>
      <Card title="تحويل بنكي">
        <p className="sm">حوّل إلى الحساب أدناه، ثم أرفق صورة التحويل. نؤكد وصوله ونصدر السند.</p>
        {now.banks.map(({ id, bank, holder, iban }) => (
          <ToCopy key={id} label={`الآيبان، ${bank}، ${holder}`} text={iban} grouped copy={`انسخ آيبان ${bank}`} />
        ))}
        <ToCopy label="المرجع، اكتبه في التحويل" text={now.number} copy="انسخ المرجع" />
      </Card>
      <Card title="إثبات التحويل">
        <TransferForm paying={now} search={search} reply={reply} />
      </Card>
    </>
  )
}

/** What is paid to owners and what is paid to us goes to two accounts, so that each transfer is shown by itself. */
function TwoTransfers({ parts }: Paying) {
  return (
    <Card title="تحويل بنكي">
      <div className="stack">
        <p className="sm">ما اخترته لجهتين: إيجار للمالك، ومستحق لنا. لكل منهما حسابه، فحوّلهما تحويلين وأثبت كلًّا وحده.</p>
        <ul className="stack">
          {parts.map(({ heldFor, amount, dues }) => (
            <li key={heldFor} className="row wrap between">
              <span>
                {heldFor === 'trust' ? 'الإيجار والتأمين' : 'المستحق لنا'} <Money amount={amount} />
              </span>
              <Link
                className={buttonLook({ variant: 'outline', size: 'small' })}
                to={`${payPath}?${new URLSearchParams(dues.map((id) => ['due', id]))}`}
              >
                حوّل هذا الجزء
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
