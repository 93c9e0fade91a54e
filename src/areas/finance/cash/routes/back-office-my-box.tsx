import '#ui/styles/cash.css'
import { redirect } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { page, saying, submit } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { fieldsOf } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { boxesToOpen } from '../box-queries.ts'
import type { OpenSessionForm } from '../inputs.ts'
import { sessionPath } from '../session-asked.ts'
import { CountForm } from '../ui/count-form.tsx'
import { openSession } from '../use-cases/open-session.ts'
import type { Route } from './+types/back-office-my-box'

export const meta = () => [{ title: 'ورديتي · التحالف' }]

export const handle = { crumb: () => 'ورديتي' }

/** Whoever keeps a box stands before it at once. */
export const loader = page(financePermissions.keepBoxes, async (ctx) => {
  const { own, boxes, coin, waiting } = await boxesToOpen(ctx)
  if (own) throw redirect(sessionPath(own))
  return { boxes, coin, waiting }
})

export const action = submit(openSession, ({ id, opens }) =>
  saying(opens ? 'فُتحت الوردية' : 'المعدود لا يساوي رصيد الصندوق في الدفاتر', sessionPath(id)),
)

export default function MyBoxPage({ loaderData: { boxes, coin, waiting }, actionData: reply }: Route.ComponentProps) {
  const field = fieldsOf<OpenSessionForm>(reply)
  const [only] = boxes.length === 1 ? boxes : []
  return (
    <FinanceFrame title="ورديتي">
      <div className="cols">
        <Card title="افتح وردية">
          {boxes.length === 0 ? (
            <Empty title="لا صندوق لك الآن">كل صندوق في فرعك عليه وردية، أو لم يُضف صندوق بعد.</Empty>
          ) : (
            <CountForm coin={coin} reply={reply} before="الفتح" press="افتح الوردية">
              <SelectField {...field('boxId', only?.[0])} label="الصندوق" options={boxes} required />
            </CountForm>
          )}
        </Card>
        <div className="stack">
          {waiting.map(({ name, approver }) => (
            <Alert key={name} kind="warning">
              {`فرق «${name}» بانتظار الاعتماد، ولا تُفتح عليه وردية حتى يُبتّ فيه. يعتمده ${approver}.`}
            </Alert>
          ))}
          <Card title="كيف تعمل الوردية">
            <ol className="in-turn sm">
              <li>
                تعدّ ما في الصندوق بالفئات حين تستلمه. إن خالف الدفاتر عددته مرة أخرى، وما بقي مخالفًا يعتمده مدير الفرع قبل أن
                تبدأ.
              </li>
              <li>ما تقبضه وتصرفه نقدًا يدخل صندوقك ما دامت مفتوحة.</li>
              <li>في آخرها تعدّ بالفئات، وبلا فرق تغلقها. إن خالف الدفاتر عددت مرة أخرى، ثم عدّ زميل معك أو أُرسلت للاعتماد.</li>
            </ol>
          </Card>
        </div>
      </div>
    </FinanceFrame>
  )
}
