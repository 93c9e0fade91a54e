import { ChoiceField } from '#ui/form/choices.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { ApproveTogetherForm } from '../approve-together.ts'
import type { DecidedTogether } from '../queries.ts'

type Props = { kind: DecidedTogether; reply: Reply | undefined }

/** All of a kind that wait, all of them chosen: one press agrees to each. */
export function ApproveTogether({ kind: { action, label, lines }, reply }: Props) {
  const made = fieldsOf<ApproveTogetherForm>(reply)
  const options = lines.map(({ id, title }) => [id, title] as const)
  const all = lines.map(({ id }) => id)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline">
        اعتمد معًا: {label} ({lines.length})
      </summary>
      <PostForm action={`/admin/approvals?act=together&of=${action}`} reply={reply} before="الاعتماد">
        <ChoiceField
          {...made('approvalId', all)}
          id={`field-${action}-approvalId`}
          label="الطلبات"
          help="ينفَّذ كل طلب وحده: ما تعذّر منها لا يوقف غيره. لترى تفاصيل طلب افتحه من القائمة."
          options={options}
          many
          required
        />
        <div>
          <SubmitButton>اعتمد المختارة</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
