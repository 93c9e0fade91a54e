import { PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { StatementAsked } from '../statement-asked.ts'

type Props = { asked: StatementAsked; reply: Reply | undefined }

/** One press sends the customer the way to these very days. */
export function SendStatement({ asked: { from, to }, reply }: Props) {
  return (
    <PostForm reply={reply} className="row wrap no-print" before="الإرسال">
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="to" value={to} />
      <SubmitButton variant="outline">أرسل رابط هذا الكشف إليه</SubmitButton>
    </PostForm>
  )
}
