import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { TakeBackForm } from '../inputs.ts'

/** What was brought by mistake goes, with a word why. */
export function TakeBack({ of, reply }: { of: string; reply: Reply | undefined }) {
  return (
    <details className="acc more" open={reply !== undefined}>
      <summary>أُدخل خطأ؟</summary>
      <PostForm action="?act=take-back" reply={reply} before="السحب">
        <p className="help">يبقى في السجل مسحوبًا مع سببه، ولا يُحسب في رصيد الكشف، ويمكن رفعه من جديد.</p>
        <Field {...fieldsOf<TakeBackForm>(reply)('reason')} label="سبب السحب" required />
        <div>
          <SubmitButton variant="danger-ghost">{`اسحب ${of}`}</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
