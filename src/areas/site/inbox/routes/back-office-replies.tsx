import { sitePermissions } from '#areas/site/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import type { SaveReplyForm } from '../inputs.ts'
import { savedReplies } from '../thread-queries.ts'
import { archiveReply, saveReply } from '../use-cases/save-reply.ts'
import type { Route } from './+types/back-office-replies'

const here = '/admin/requests/replies'

export const meta = () => [{ title: 'الردود الجاهزة · التحالف' }]
export const handle = { crumb: () => 'الردود الجاهزة' }

export const loader = page(sitePermissions.manageRequests, async (ctx) => ({ replies: await savedReplies(ctx) }))

export const action = submitOneOf({
  save: submit(saveReply, ({ title }) => saying(`حُفظ «${title}».`, here)),
  archive: submit(archiveReply, ({ title }) => saying(`أُرشف «${title}».`, here)),
})

export default function RepliesPage({ loaderData: { replies }, actionData }: Route.ComponentProps) {
  const touched = actionData?.typed.replyId
  return (
    <>
      <div className="page-h">
        <div>
          <h1>الردود الجاهزة</h1>
          <p className="muted sm">اكتب / في خانة الرد لتختار منها. يحل اسم العميل محل {'{name}'}.</p>
        </div>
      </div>
      <Card title="رد جديد">
        <ReplyForm key={replies.length} reply={touched ? undefined : actionData} saved={null} />
      </Card>
      {replies.length === 0 && <Empty title="لا ردود جاهزة بعد">احفظ ما تكتبه كل يوم مرة واحدة.</Empty>}
      {replies.map((saved) => (
        <Card key={saved.id} title={saved.title}>
          <ReplyForm reply={touched === saved.id ? actionData : undefined} saved={saved} />
          <PostForm action={`${here}?act=archive`} className="mt-3">
            <input type="hidden" name="replyId" value={saved.id} />
            <SubmitButton size="small" variant="ghost">
              أرشف
            </SubmitButton>
          </PostForm>
        </Card>
      ))}
    </>
  )
}

type FormProps = { reply: Reply | undefined; saved: { id: string; title: string; text: string } | null }

function ReplyForm({ reply, saved }: FormProps) {
  const field = fieldsOf<SaveReplyForm>(reply)
  const own = saved?.id ?? 'new'
  return (
    <PostForm action={`${here}?act=save`} reply={reply} before="الحفظ">
      {saved && <input type="hidden" name="replyId" value={saved.id} />}
      <Field {...field('title', saved?.title)} id={`title-${own}`} label="الاسم" required />
      <TextareaField {...field('text', saved?.text)} id={`text-${own}`} label="النص" rows={3} maxLength={2000} required />
      <div>
        <SubmitButton size="small" variant={saved ? 'outline' : 'primary'}>
          احفظ الرد
        </SubmitButton>
      </div>
    </PostForm>
  )
}
