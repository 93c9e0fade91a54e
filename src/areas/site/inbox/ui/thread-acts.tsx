import { Link } from 'react-router'
import { asksWhy } from '#areas/site/entry.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { AssignRequestForm, CloseRequestForm, SetDueForm } from '../inputs.ts'
import { type Known, ToCustomer } from './to-customer.tsx'

type Entry = {
  name: string
  id: string
  isOpen: boolean
  isMine: boolean
  assignee: string | null
  assigneeId: string | null
  partyId: string | null
  ends: Partial<Record<string, string>>
}
type Props = {
  entry: Entry
  people: readonly { id: string; name: string }[]
  known: Known[]
  phoneGoes: 'record' | 'contact' | null
  mayRegister: boolean
  quoting: { path: string | null; may: boolean } | null
  to: (act: string) => string
  replyTo: (act: string) => Reply | undefined
}

/** What can be done with an entry besides answering it. */
export function ThreadActs({ entry, people, known, phoneGoes, mayRegister, quoting, to, replyTo }: Props) {
  const { isOpen, assignee, partyId } = entry
  return (
    <div className="ib-acts">
      {isOpen && !assignee && (
        <Act to={to('take')} reply={replyTo('take')}>
          تولَّ الطلب
        </Act>
      )}
      {isOpen && entry.isMine && entry.assigneeId && (
        <Act to={to('release')} reply={replyTo('release')} fields={{ from: entry.assigneeId }}>
          أعده إلى الصندوق
        </Act>
      )}
      {quoting?.may && !quoting.path && (
        <Act to={to('quote')} reply={replyTo('quote')}>
          حوّله إلى عرض سعر
        </Act>
      )}
      {quoting?.path && (
        <Link to={quoting.path} className="btn btn-outline btn-sm">
          عرض السعر
        </Link>
      )}
      {isOpen && <Closing ends={entry.ends} to={to} reply={replyTo('close')} />}
      {isOpen && <Assigning entry={entry} people={people} to={to} reply={replyTo('assign')} />}
      {isOpen && <Due to={to} reply={replyTo('due')} />}
      {!partyId && mayRegister && <ToCustomer name={entry.name} known={known} to={to} reply={replyTo('customer')} />}
      {partyId && phoneGoes && (
        <Act to={to('phone')} reply={replyTo('phone')}>
          {phoneGoes === 'record' ? 'أضف الهاتف إلى سجل العميل' : 'أضف الهاتف إلى أرقام العميل'}
        </Act>
      )}
      {partyId && (
        <Link to={`/admin/users/${partyId}`} className="btn btn-outline btn-sm">
          سجل العميل
        </Link>
      )}
    </div>
  )
}

type Answered = { reply: Reply | undefined }

type ActProps = Answered & { to: string; fields?: Record<string, string>; children: string }

function Act({ to, reply, fields = {}, children }: ActProps) {
  return (
    <PostForm action={to} reply={reply} className="stack" preventScrollReset>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton size="small" variant="outline" block>
        {children}
      </SubmitButton>
    </PostForm>
  )
}

/** One press where no reason is asked for; it can be undone. */
function Closing({ ends, to, reply }: Answered & { ends: Entry['ends']; to: Props['to'] }) {
  const replyTo = (end: string) => (reply?.typed.end === end ? reply : undefined)
  return (
    <details className="ib-act" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm" data-key="e">
        أغلق الطلب
      </summary>
      {Object.entries(ends).map(([end, label]) => (
        <PostForm key={end} action={to('close')} reply={replyTo(end)} preventScrollReset>
          <input type="hidden" name="end" value={end} />
          {asksWhy(end) && (
            <Field {...fieldsOf<CloseRequestForm>(replyTo(end))('reason')} id={`reason-${end}`} label="ما السبب؟" required />
          )}
          <SubmitButton size="small" variant={asksWhy(end) ? 'outline' : 'primary'}>
            {label}
          </SubmitButton>
        </PostForm>
      ))}
    </details>
  )
}

function Assigning({ entry, people, to, reply }: Answered & Pick<Props, 'entry' | 'people' | 'to'>) {
  const field = fieldsOf<AssignRequestForm>(reply)
  return (
    <details className="ib-act" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm" data-key="a">
        أسند
      </summary>
      <PostForm action={to('assign')} reply={reply} preventScrollReset>
        <SelectField
          {...field('assigneeId', entry.assigneeId ?? undefined)}
          label="المكلَّف"
          options={people.map(({ id, name }) => [id, name] as const)}
          required
        />
        <SubmitButton size="small">أسند</SubmitButton>
      </PostForm>
    </details>
  )
}

function Due({ to, reply }: Answered & Pick<Props, 'to'>) {
  const field = fieldsOf<SetDueForm>(reply)
  return (
    <details className="ib-act" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">موعد الرد</summary>
      <PostForm action={to('due')} reply={reply} preventScrollReset>
        <DateField {...field('dueOn')} label="اليوم" optional />
        <Field {...field('dueTime')} label="الساعة" type="time" dir="ltr" optional />
        <SubmitButton size="small">احفظ الموعد</SubmitButton>
      </PostForm>
    </details>
  )
}
