import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { DateRange, DateText, Money, Num } from '#ui/values.tsx'
import { inDecimals } from '#values/money.ts'
import { howMany } from '#values/plural.ts'
import type { LeaseDraft } from '../draft-detail.ts'
import type { ShownLease } from '../lease-detail.ts'
import { totalOf } from '../schedule.ts'
import { draftPath } from '../wizard.ts'
import { ChequesOfLease } from './cheques-of-lease.tsx'

type Props = { draft: LeaseDraft; formId: string; act: string | null; reply: Reply | undefined }

/** What is due when, to the baisa; each row can be moved as long as all of them stay the value of the lease. */
export function StepSchedule({ draft, formId, act, reply }: Props) {
  const { lease: one } = draft
  const { tax } = one
  const due = one.instalments.filter(({ amount }) => amount > 0n)
  const heard = (name: string) => (act === name ? reply : undefined)
  return (
    <>
      <Card title="جدول الأقساط" flush>
        <div className="card-b stack">
          <p>
            {howMany(due.length, 'instalment')}، والمجموع <Money amount={totalOf(one.instalments)} /> يساوي قيمة العقد
          </p>
          <Alert>{tax.category === 'standard' ? `${tax.reason} ${tax.rate}%.` : `${tax.reason}.`}</Alert>
        </div>
        <ul className="list">
          {one.instalments.map((row, at) => (
            <li key={row.from}>
              <Num>{at + 1}</Num>
              <span className="grow">
                <span className="t">
                  <DateText at={row.dueOn} weekday />
                </span>
                <span className="xs muted db">
                  عن <DateRange from={row.from} until={row.until} />
                </span>
              </span>
              {row.amount > 0n ? <Money amount={row.amount} /> : <Badge>معفى</Badge>}
            </li>
          ))}
        </ul>
        <div className="card-b">
          <Correct lease={one} reply={heard('correct')} />
        </div>
      </Card>
      {one.paymentMethod === 'cheques' && <ChequesOfLease draft={draft} formId={formId} reply={heard('cheques')} />}
      <div className="row wrap">
        <Link className={buttonLook()} to={draftPath(one.id, 'review')}>
          تابع إلى المراجعة
        </Link>
        <Link className={buttonLook({ variant: 'outline' })} to={draftPath(one.id, 'deposit')}>
          الخطوة السابقة
        </Link>
      </div>
    </>
  )
}

type CorrectForm = { [Name in `${'dueOn' | 'amount'}${number}`]?: string }

function Correct({ lease: one, reply }: { lease: ShownLease; reply: Reply | undefined }) {
  const field = fieldsOf<CorrectForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">صحّح المواعيد والمبالغ</summary>
      <PostForm action={`${draftPath(one.id, 'schedule')}&act=correct`} reply={reply} before="التصحيح" part="correct">
        <Seen of={one.contract.version} reply={reply} />
        {one.instalments.map(({ from, dueOn, amount }, at) => (
          <div className="form-grid snug" key={from}>
            <DateField {...field(`dueOn${at + 1}`, dueOn)} label={`القسط ${at + 1}: يستحق`} required />
            <MoneyField
              {...field(`amount${at + 1}`, inDecimals(amount) ?? undefined)}
              label={`القسط ${at + 1}: المبلغ`}
              required
            />
          </div>
        ))}
        <div>
          <SubmitButton>احفظ الجدول</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
