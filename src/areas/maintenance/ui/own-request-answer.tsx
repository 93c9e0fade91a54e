import '#ui/styles/act-form.css'
import { Card } from '#ui/card.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { DateText } from '#ui/values.tsx'
import type { ReopenForm } from '../inputs.ts'
import { ownRequestPath } from '../own-paths.ts'
import type { OwnRequest } from '../own-queries.ts'

/** Whether it is mended, asked of whoever lives there; for two weeks it can be said that it is not. */
export function OwnRequestAnswer({ request: one, reply }: { request: OwnRequest; reply: Reply | undefined }) {
  const field = fieldsOf<ReopenForm>(reply)
  if (!one.may.confirm && !one.may.reopen) return null
  return (
    <Card title={one.may.confirm ? 'هل أُصلح العطل؟' : 'عاد العطل؟'}>
      <div className="stack">
        {one.may.confirm && (
          <PostForm action={`${ownRequestPath(one.id)}?act=confirm`}>
            <SubmitButton block>أُصلح</SubmitButton>
          </PostForm>
        )}
        {one.may.reopen && (
          <details className="act-form" open={reply !== undefined}>
            <summary className="btn btn-outline btn-sm">لم يُصلح</summary>
            <PostForm action={`${ownRequestPath(one.id)}?act=reopen`} reply={reply} before="الإرسال" part="reopen">
              <TextareaField {...field('reason')} label="ما بقي من العطل؟" rows={2} maxLength={300} required />
              <div>
                <SubmitButton variant="outline">أعد فتح البلاغ</SubmitButton>
              </div>
            </PostForm>
          </details>
        )}
        {one.reopenUntil && (
          <p className="xs muted">
            يُعاد فتحه حتى <DateText at={one.reopenUntil} />، وبعدها سجّل بلاغًا جديدًا.
          </p>
        )}
      </div>
    </Card>
  )
}
