import { PostForm, SubmitButton } from '#ui/form.tsx'
import { Money } from '#ui/values.tsx'
import type { Rest } from '../receipt-detail.ts'

/** One press pays the oldest dues with what is left of a receipt; what is promised elsewhere pays nothing. */
export function AllocateRest({ free, pays, formId }: Rest & { formId: string }) {
  return (
    <PostForm action="?act=allocate" className="row wrap no-print" before="التوزيع">
      <input type="hidden" name="id" value={formId} />
      <input type="hidden" name="credit" value={String(free)} />
      <SubmitButton variant="soft" size="small" reason={pays === 0n && 'في طلب رد أو تحويل أو مقاصة لم يتم.'}>
        وزّع ما بقي <Money amount={pays} />
      </SubmitButton>
    </PostForm>
  )
}
