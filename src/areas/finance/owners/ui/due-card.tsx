import { poolsPath } from '#areas/finance/addresses.ts'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import type { PoolDue } from '../due-pools.ts'
import type { SettleDueForm } from '../settle-due.ts'

type Props = { due: readonly PoolDue[] | null; reply: Reply | undefined }

/** Those whose day has come, all of them chosen: one press prepares a settlement for each. */
export function DueCard({ due, reply }: Props) {
  if (!due || (due.length === 0 && !reply)) return null
  const field = fieldsOf<SettleDueForm>(reply)
  const options = due.map(
    ({ mandateId, label, dueOn, left }) =>
      [mandateId, `${label}: يُسوّى نحو ${inRials(left)} قبل العمولة، وموعده ${dayInWords(dueOn)}`] as const,
  )
  return (
    <Card title="حان تحويلهم">
      <PostForm action={`${poolsPath}?act=due`} part="due" reply={reply} before="التسوية">
        <ChoiceField
          {...field(
            'mandateId',
            due.map(({ mandateId }) => mandateId),
          )}
          label="الاتفاقيات"
          help="تُفوتر عمولة كل منها ويُقسم الباقي على ملّاكها. ما سيُسوّى لكل مالك في صفحة الاتفاقية."
          options={options}
          many
          required
        />
        <div>
          <SubmitButton>جهّز التسويات المختارة</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
