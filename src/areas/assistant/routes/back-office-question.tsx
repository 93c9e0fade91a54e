import '#ui/styles/settings.css'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { useReplies } from '#ui/form/replies.ts'
import { Seen } from '#ui/form/seen.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { assistantPermissions } from '../permissions.ts'
import { questionPage } from '../question-queries.ts'
import { QuestionFields } from '../ui/question-fields.tsx'
import { QuestionVersions } from '../ui/question-versions.tsx'
import { Said } from '../ui/said.tsx'
import { publishQuestion } from '../use-cases/publish-question.ts'
import { restoreQuestion } from '../use-cases/restore-question.ts'
import { withdrawQuestion } from '../use-cases/withdraw-question.ts'
import type { Route } from './+types/back-office-question'

export const meta = () => [{ title: 'سؤال شائع · الإعدادات · التحالف' }]

export const handle = { above: { to: '/admin/settings/questions', label: 'الأسئلة الشائعة' }, crumb: () => 'سؤال شائع' }

export const loader = page(assistantPermissions.editQuestions, (ctx, { params, query }) =>
  questionPage(ctx, params.questionId, query.get('compare')),
)

const list = '/admin/settings/questions'
export const action = submitOneOf({
  publish: submit(publishQuestion, () => saying('نُشر، ويظهر في الموقع الآن.', list)),
  restore: submit(restoreQuestion, ({ questionId }) => saying('استُعيدت النسخة', `${list}/${questionId}`)),
  withdraw: submit(withdrawQuestion, () => saying('سُحب السؤال من الموقع، وبقي مسودة.', list)),
})

export default function QuestionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { question, shown } = loaderData
  const replyTo = useReplies(actionData)
  const here = `${list}/${question.id}`
  return (
    <div className="cols">
      <Card
        title="السؤال وجوابه"
        actions={<Badge tone={question.published ? 'success' : 'muted'}>{question.published ? 'منشور' : 'مسودة'}</Badge>}
      >
        <PostForm key={question.changedAt.toISOString()} action={`${here}?act=publish`} reply={replyTo('publish')} before="النشر">
          <Seen of={question.changedAt.toISOString()} reply={replyTo('publish')} />
          <QuestionFields reply={replyTo('publish')} kept={question} />
          <div>
            <SubmitButton>انشر السؤال</SubmitButton>
          </div>
        </PostForm>
      </Card>
      <div className="stack">
        <Card title="كما يقرؤه الزائر">
          {shown === null ? (
            <Alert kind="warning">لا يظهر في الموقع حتى يُضبط كل إعداد يذكره الجواب.</Alert>
          ) : (
            <p dir="auto" className="before-after">
              <Said text={shown} />
            </p>
          )}
        </Card>
        {question.published && (
          <Card title="اسحبه من الموقع">
            <PostForm action={`${here}?act=withdraw`} reply={replyTo('withdraw')} before="السحب">
              <p className="sm muted">يبقى مسودة هنا، ولا يجيب به المساعد.</p>
              <div>
                <SubmitButton variant="danger-ghost">اسحب السؤال</SubmitButton>
              </div>
            </PostForm>
          </Card>
        )}
        <QuestionVersions {...loaderData} reply={replyTo('restore')} />
      </div>
    </div>
  )
}
