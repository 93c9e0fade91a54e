import { Link } from 'react-router'
import { page, saying, submit } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { services } from '#values/services.ts'
import { assistantPermissions } from '../permissions.ts'
import { questionList } from '../question-queries.ts'
import { QuestionFields } from '../ui/question-fields.tsx'
import { publishQuestion } from '../use-cases/publish-question.ts'
import type { Route } from './+types/back-office-questions'

export const meta = () => [{ title: 'الأسئلة الشائعة · الإعدادات · التحالف' }]

export const handle = { crumb: () => 'الأسئلة الشائعة' }

export const loader = page(assistantPermissions.editQuestions, async (ctx) => ({ questions: await questionList(ctx) }))

export const action = submit(publishQuestion, () => saying('نُشر، ويظهر في الموقع الآن.', '/admin/settings/questions'))

export default function QuestionsPage({ loaderData: { questions }, actionData }: Route.ComponentProps) {
  return (
    <div className="cols">
      <Card title="الأسئلة" flush>
        <ul className="list">
          {questions.map(({ id, question, service, published, isComplete }) => (
            <li key={id}>
              <span className="grow">
                <Link className="link" to={`/admin/settings/questions/${id}`} dir="auto">
                  {question}
                </Link>
                <span className="xs muted db">{service ? services[service].label : 'الحساب والبيانات'}</span>
              </span>
              {!published && <Badge>مسودة</Badge>}
              {published && !isComplete && <Badge tone="warning">ينقصه إعداد</Badge>}
            </li>
          ))}
        </ul>
      </Card>
      <Card title="أضف سؤالًا">
        <PostForm reply={actionData} before="النشر">
          <QuestionFields reply={actionData} />
          <div>
            <SubmitButton>انشر السؤال</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </div>
  )
}
