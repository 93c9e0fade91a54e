import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { NumberField, TextareaField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { unseenRooms } from '../sheet.ts'
import { notYetSeen, type SheetWords } from '../sheet-kind.ts'
import type { ShownSheet } from '../shown.ts'
import { SeenItems } from './seen-items.tsx'

type Props = { words: SheetWords; sheet: ShownSheet; today: string; reply: Reply | undefined }

/** The round: what there is in each part, and its condition. */
export function SheetForm({ words, sheet: one, today, reply }: Props) {
  const field = fieldsOf<Record<string, string>>(reply)
  const unseen = unseenRooms(one.items)
  return (
    <Card title="ما عويِن">
      <PostForm action={`${words.path(one.id)}?act=save`} reply={reply} before="الحفظ" part="save">
        <Seen of={one.version} reply={reply} />
        {one.version > 1 && unseen.length > 0 && <Alert kind="warning">{notYetSeen(words, unseen)}</Alert>}
        <SeenItems words={words} sheet={one} field={field} />
        <div className="form-grid">
          <DateField {...field('seenOn', one.seenOn)} label="يوم المعاينة" max={today} required />
          {words.readings.map(({ name, field: label }) => (
            <NumberField key={name} {...field(name, one.readings[name]?.toString())} label={label} />
          ))}
        </div>
        <TextareaField {...field('note', one.note ?? undefined)} label="ملاحظات" rows={3} maxLength={1000} />
        <p className="muted sm">البند الذي «لا ينطبق» يُحذف من المحضر عند الحفظ. الصور في مرفقات المحضر أدناه.</p>
        <div>
          <SubmitButton>احفظ وتابع إلى التوقيع</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
