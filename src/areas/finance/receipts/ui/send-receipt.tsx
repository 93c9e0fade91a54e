import { PostForm, type Reply, SubmitButton } from '#ui/form.tsx'

/** One press sends the customer the way to this receipt once more. */
export function SendReceipt({ isReachable, reply }: { isReachable: boolean; reply: Reply | undefined }) {
  return (
    <PostForm action="?act=send" reply={reply} className="row wrap no-print" before="الإرسال">
      <SubmitButton variant="outline" reason={!isReachable && 'لا هاتف ولا بريد في سجل العميل.'}>
        أرسل السند إليه
      </SubmitButton>
    </PostForm>
  )
}
