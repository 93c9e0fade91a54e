import '#ui/styles/act-form.css'
import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField, TextareaField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { ShownExpenses } from '../expense-detail.ts'
import type { AssignForm, CompleteForm, RejectForm } from '../inputs.ts'
import { requestPath } from '../request.ts'
import type { Menders, ShownRequest } from '../request-detail.ts'
import { Triage } from './triage-form.tsx'

type Props = {
  request: ShownRequest
  menders: Menders
  bills: readonly (readonly [string, string])[]
  expenses: ShownExpenses
  act: string | null
  reply: Reply | undefined
}

/** What can be done with the request as it stands: the next step open, the others folded. */
export function RequestActs({ request: one, menders, bills, expenses, act, reply }: Props) {
  const heard = (name: string) => (act === name ? reply : undefined)
  const { may } = one
  const isNew = one.state === 'reported' || one.state === 'reopened'
  if (!Object.entries(may).some(([name, can]) => name !== 'edit' && can)) return null
  return (
    <Card title="الخطوة التالية">
      <div className="stack">
        {may.start && <Press request={one} act="start" label="بدأت العمل" />}
        {may.complete && (
          <Folded label="أنجزت الصيانة" open={one.state === 'in-progress'} reply={heard('complete')}>
            <Complete request={one} bills={bills} reply={heard('complete')} />
          </Folded>
        )}
        {may.confirm && <Press request={one} act="confirm" label="أكّد الإصلاح" />}
        {may.assign && expenses.needed && <p className="sm muted">يُسند البلاغ بعد موافقة المالك على تكلفته.</p>}
        {may.assign && !expenses.needed && (
          <Folded label="أسند البلاغ" open={one.state === 'triaged'} reply={heard('assign')}>
            <Assign request={one} menders={menders} reply={heard('assign')} />
          </Folded>
        )}
        {may.triage && (
          <Folded label="صنّف البلاغ" open={isNew} reply={heard('triage')}>
            <Triage request={one} reply={heard('triage')} />
          </Folded>
        )}
        {may.reopen && (
          <Folded label="أعد فتح البلاغ" reply={heard('reopen')}>
            <Because request={one} act="reopen" label="ما بقي من العطل" send="أعد فتح البلاغ" reply={heard('reopen')} />
          </Folded>
        )}
        {may.reject && (
          <Folded label="ارفض البلاغ" reply={heard('reject')}>
            <Because request={one} act="reject" label="السبب" send="ارفض البلاغ" reply={heard('reject')} />
          </Folded>
        )}
      </div>
    </Card>
  )
}

type FoldedProps = { label: string; open?: boolean; reply: Reply | undefined; children: ReactNode }

const Folded = ({ label, open = false, reply, children }: FoldedProps) => (
  <details className="act-form" open={open || reply !== undefined}>
    <summary className="btn btn-outline btn-sm">{label}</summary>
    {children}
  </details>
)

function Press({ request: one, act, label }: { request: ShownRequest; act: string; label: string }) {
  return (
    <PostForm action={`${requestPath(one.id)}?act=${act}`}>
      <SubmitButton block>{label}</SubmitButton>
    </PostForm>
  )
}

type FormProps = { request: ShownRequest; reply: Reply | undefined }

function Assign({ request: one, menders, reply }: FormProps & { menders: Menders }) {
  const field = fieldsOf<AssignForm>(reply)
  const now = one.technicianId ? `technician:${one.technicianId}` : one.supplierId ? `supplier:${one.supplierId}` : undefined
  const people = [...menders.technicians, ...menders.suppliers.map(([value, name]) => [value, `مورّد: ${name}`] as const)]
  return (
    <PostForm action={`${requestPath(one.id)}?act=assign`} reply={reply} before="الإسناد" part="assign">
      <SelectField {...field('who', now)} label="الفني أو المورّد" options={people} required />
      <DateField {...field('visitOn', one.visitOn ?? one.today)} label="يوم الزيارة" required />
      <div className="form-grid">
        <Field {...field('visitFrom', one.visitFrom ?? undefined)} type="time" label="من الساعة" optional />
        <Field {...field('visitUntil', one.visitUntil ?? undefined)} type="time" label="إلى الساعة" optional />
      </div>
      <div>
        <SubmitButton>أسند البلاغ</SubmitButton>
      </div>
    </PostForm>
  )
}

function Complete({ request: one, bills, reply }: FormProps & Pick<Props, 'bills'>) {
  const field = fieldsOf<CompleteForm>(reply)
  return (
    <PostForm action={`${requestPath(one.id)}?act=complete`} reply={reply} before="الإنجاز" part="complete" withFiles>
      <TextareaField {...field('note')} label="ما أُنجز" rows={3} maxLength={1000} required />
      <MoneyField
        {...field('cost')}
        label="التكلفة"
        help={one.completions.length > 0 ? 'تكلفة هذه المرة وحدها؛ ما أُنجز قبلها محفوظ بتكلفته' : undefined}
        optional
      />
      {bills.length > 0 && <SelectField {...field('billId')} label="فاتورة المورّد" options={bills} optional />}
      <FileField
        {...field('photos')}
        label="صور ما أُنجز"
        kinds="صور أو PDF"
        accept="image/jpeg,image/png,image/webp,application/pdf"
        megabytes={8}
        most={3}
        optional
      />
      <div>
        <SubmitButton>أنجزت الصيانة</SubmitButton>
      </div>
    </PostForm>
  )
}

type BecauseProps = FormProps & { act: 'reject' | 'reopen'; label: string; send: string }

function Because({ request: one, act, label, send, reply }: BecauseProps) {
  const field = fieldsOf<RejectForm>(reply)
  return (
    <PostForm action={`${requestPath(one.id)}?act=${act}`} reply={reply} before="الحفظ" part={act}>
      <TextareaField {...field('reason')} label={label} rows={2} maxLength={300} required />
      <div>
        <SubmitButton variant={act === 'reject' ? 'danger' : 'outline'}>{send}</SubmitButton>
      </div>
    </PostForm>
  )
}
