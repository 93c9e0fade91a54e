import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { unseenRooms } from '../sheet.ts'
import { notYetSeen, type SheetWords } from '../sheet-kind.ts'
import type { ShownSheet } from '../shown.ts'
import { SeenItems } from './seen-items.tsx'
import { StepBar } from './step-frame.tsx'

type Props = { words: SheetWords; sheet: ShownSheet; reply: Reply | undefined }

/** What goes along with the subject, and what there is to say besides. */
export function ItemsStep({ words, sheet: one, reply }: Props) {
  const field = fieldsOf<Record<string, string>>(reply)
  const unseen = unseenRooms(one.items)
  const isAgain = one.items.some(({ condition }) => condition)
  return (
    <Card title="الملحقات">
      <PostForm action={`${words.path(one.id)}?step=items&act=items`} reply={reply} before="الحفظ" part="items">
        <Seen of={one.version} reply={reply} />
        {isAgain && unseen.length > 0 && <Alert kind="warning">{notYetSeen(words, unseen)}</Alert>}
        <SeenItems words={words} sheet={one} field={field} />
        <TextareaField {...field('note', one.note ?? undefined)} label="ملاحظات" rows={3} maxLength={1000} />
        <p className="muted sm">البند الذي «لا ينطبق» يُحذف من المحضر عند الحفظ.</p>
        <StepBar words={words} sheet={one} step="items" said="ثم يوقّع من عاينها.">
          <SubmitButton size="large">احفظ وتابع إلى التوقيع</SubmitButton>
        </StepBar>
      </PostForm>
    </Card>
  )
}
