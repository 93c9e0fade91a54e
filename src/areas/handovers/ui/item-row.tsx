import { CheckField } from '#ui/form/choices.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Field, type fieldsOf } from '#ui/form.tsx'
import { conditionChoices, type Item, notLookedAt } from '../sheet.ts'
import { allSoundIn, type SheetWords } from '../sheet-kind.ts'

type Props = {
  words: SheetWords
  place: number
  /** None: a row to write in. */
  item: Item | null
  isFirstOfRoom: boolean
  /** Its condition at the hand-over. */
  before: string | undefined
  field: ReturnType<typeof fieldsOf<Record<string, string>>>
}

/** One item of one part. What the subject is known to have is named; what it has besides is written. */
export function ItemRow({ words, place, item, isFirstOfRoom, before, field }: Props) {
  const condition = { ...field(`condition${place}`, item?.condition ?? undefined), placeholder: notLookedAt }
  const note = <Field {...field(`note${place}`, item?.note ?? undefined)} label="ملاحظة" maxLength={300} />
  if (!item)
    return (
      <li className="inspected-item is-spare">
        <Field {...field(`room${place}`)} label="المكان" maxLength={60} />
        <Field {...field(`item${place}`)} label="بند آخر" maxLength={80} />
        <SelectField {...condition} label="حالته" options={conditionChoices} />
        {note}
      </li>
    )
  return (
    <li className="inspected-item">
      {isFirstOfRoom && (
        <div className="inspected-room">
          <h3>{item.room}</h3>
          <CheckField {...field(`allSound${place}`)} label={allSoundIn(words)} />
        </div>
      )}
      <input type="hidden" name={`room${place}`} value={item.room} />
      <input type="hidden" name={`item${place}`} value={item.item} />
      <SelectField
        {...condition}
        data-room={item.room}
        label={item.item}
        options={conditionChoices}
        {...(before && { help: `كان عند التسليم: ${before}` })}
      />
      {note}
    </li>
  )
}
