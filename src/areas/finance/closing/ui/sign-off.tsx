import { Link } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Told } from '#ui/told.tsx'
import { DateText, Money } from '#ui/values.tsx'
import type { UndoSignOffForm } from '../inputs.ts'
import type { OpeningStanding } from '../opening-standing.ts'

type Props = { standing: OpeningStanding; mayAsk: boolean; reply: Reply | undefined; act: string }

/** Whether the books begin with what was agreed to by two, and the way there and back. */
export function SignOff({ standing: { left, why, signed }, mayAsk, reply, act }: Props) {
  return (
    <Card title="الأرصدة الافتتاحية" actions={<Badge tone={signed ? 'success' : 'muted'}>{signed ? 'معتمدة' : 'مفتوحة'}</Badge>}>
      <div className="stack">
        <dl className="told">
          <Told question="الباقي في الحساب 3999">
            <Money amount={left} />
          </Told>
          {signed && (
            <Told question="اعتمدها">
              {signed.by}، <DateText at={signed.at} time />، وطلبها {signed.askedBy}
            </Told>
          )}
        </dl>
        {mayAsk && !signed && <Ask why={why} reply={act === 'sign-off' ? reply : undefined} />}
        {mayAsk && signed && <Undo reply={act === 'undo-sign-off' ? reply : undefined} />}
      </div>
    </Card>
  )
}

function Ask({ why, reply }: { why: string | null; reply: Reply | undefined }) {
  return (
    <PostForm action="?act=sign-off" reply={reply} before="الإرسال">
      <p className="help">يعتمدها غير من طلبها، ثم لا يُرحَّل إلى الحساب 3999 شيء.</p>
      <div className="row wrap">
        <SubmitButton variant="outline" reason={why ?? false}>
          اطلب اعتماد الأرصدة الافتتاحية
        </SubmitButton>
        <Link className="link sm" to="/admin/finance/opening">
          ما أُدخل منها
        </Link>
      </div>
    </PostForm>
  )
}

function Undo({ reply }: { reply: Reply | undefined }) {
  return (
    <PostForm action="?act=undo-sign-off" reply={reply} before="الإرسال">
      <Field {...fieldsOf<UndoSignOffForm>(reply)('reason')} label="سبب فتحها" maxLength={300} required />
      <div>
        <SubmitButton variant="danger-ghost">اطلب فتحها من جديد</SubmitButton>
      </div>
    </PostForm>
  )
}
