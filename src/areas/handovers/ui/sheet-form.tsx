import '#ui/styles/inspections.css'
import type { FormEvent } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { NumberField, TextareaField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { conditionInWords, mostItems, notYetSeen, type SheetWords, unseenRooms } from '../sheet.ts'
import type { ShownSheet } from '../shown.ts'
import { ItemRow } from './item-row.tsx'

type Props = { words: SheetWords; sheet: ShownSheet; today: string; reply: Reply | undefined }

/** Empty rows below, for what the subject has besides. */
const spare = 3

/** The round: what there is in each part, and its condition. */
export function SheetForm({ words, sheet: one, today, reply }: Props) {
  const field = fieldsOf<Record<string, string>>(reply)
  const rows = [...one.items, ...Array.from({ length: Math.min(spare, mostItems - one.items.length) }, () => null)]
  const unseen = unseenRooms(one.items)
  const was = new Map(one.before?.map(({ room, item, condition }) => [`${room}\n${item}`, conditionInWords(condition)]))
  return (
    <Card title="ما عويِن">
      <PostForm action={`${words.path(one.id)}?act=save`} reply={reply} before="الحفظ" part="save">
        <Seen of={one.version} reply={reply} />
        {one.version > 1 && unseen.length > 0 && <Alert kind="warning">{notYetSeen(unseen)}</Alert>}
        <ul className="inspected" onChange={showRoomSound}>
          {rows.map((item, at) => (
            <ItemRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place on the paper
              key={at}
              place={at + 1}
              item={item}
              isFirstOfRoom={item === null || item.room !== one.items[at - 1]?.room}
              before={item ? was.get(`${item.room}\n${item.item}`) : undefined}
              field={field}
            />
          ))}
        </ul>
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

/** A ticked room shows at once what will be saved of it; without scripts it is saved all the same. */
function showRoomSound({ target: tick, currentTarget: rows }: FormEvent<HTMLUListElement>) {
  if (!(tick instanceof HTMLInputElement && tick.name.startsWith('allSound'))) return
  const room = tick.closest('li')?.querySelector('select')?.dataset.room
  for (const select of rows.querySelectorAll<HTMLSelectElement>('select[data-room]')) {
    if (select.dataset.room !== room) continue
    if (tick.checked && select.value === '') [select.value, select.dataset.byRoom] = ['sound', 'yes']
    else if (!tick.checked && select.dataset.byRoom && select.value === 'sound') select.value = ''
    if (!tick.checked) delete select.dataset.byRoom
  }
}
