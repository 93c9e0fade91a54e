import '#ui/styles/act-form.css'
import { PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { ownProofPath } from '../transfer-proof.ts'

/** Asked once more before it is gone: whose money is on its way has nothing to take back. */
export function WithdrawProof({ id, reply }: { id: string; reply: Reply | undefined }) {
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">اسحب الإثبات</summary>
      <PostForm action={`${ownProofPath(id)}?act=withdraw`} reply={reply} before="السحب">
        <p className="sm">
          لا نبحث بعده عن هذا التحويل في البنك ولا نصدر له سندًا. اسحبه إن أخطأت فيه أو لم تحوّل، ثم أرسل غيره. أما ما خرج من حسابك
          فلا يعيده السحب.
        </p>
        <div>
          <SubmitButton variant="danger">نعم، اسحب الإثبات</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
