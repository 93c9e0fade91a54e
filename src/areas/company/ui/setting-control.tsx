import { ChoiceField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { FieldNotes } from '#ui/form/frame.tsx'
import { MoneyField, NumberField, PhoneField, TextareaField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import { numeralWords } from '#values/numerals.ts'
import { weekdayNames, weekdays } from '../opening-hours.ts'
import type { SettingField } from '../setting-fields.ts'

type Props = { setting: SettingField; reply: Reply | undefined }

/** The control a setting is typed into, with what it is now. */
export function SettingControl({ setting, reply }: Props) {
  const { key, kind, label, value, isMissing } = setting
  const said = isMissing ? `ينقص ${label}. لا يظهر في الموقع والمستندات حتى تضيفه.` : setting.help
  const field = { ...fieldsOf<Record<string, string>>(reply)(key, value), label, help: said }
  switch (kind) {
    case 'hours':
      return <Week {...{ setting, reply }} />
    case 'text':
      return <TextareaField {...field} rows={3} />
    case 'lines':
      return <TextareaField {...field} rows={3} />
    case 'phone':
      return <PhoneField {...field} />
    case 'number':
      return <NumberField {...field} />
    case 'money':
      return <MoneyField {...field} />
    case 'day':
      return <DateField {...field} />
    case 'yes-or-no':
      return <ChoiceField {...field} options={answers} />
    case 'numerals':
      return <ChoiceField {...field} defaultValue={field.defaultValue || 'latn'} options={numeralWords} />
    case 'time':
      return <Field {...field} type="time" dir="ltr" />
    case 'email':
      return <Field {...field} type="email" dir="ltr" />
    case 'line':
      return <Field {...field} dir="auto" />
  }
}

const answers = { yes: 'نعم', no: 'لا', '': 'لم يُحدَّد' }

/** A line for each day; one left empty is a day off. */
function Week({ setting, reply }: Props) {
  const field = fieldsOf<Record<string, string>>(reply)
  return (
    <fieldset className="field span2" id={`field-${setting.key}`}>
      <legend className="label">{setting.label}</legend>
      <div className="week">
        {weekdays.map((day) => (
          <Field
            key={day}
            {...field(`${setting.key}.${day}`, setting.week[day])}
            label={weekdayNames[day]}
            dir="ltr"
            placeholder="مغلق"
          />
        ))}
      </div>
      <FieldNotes
        id={setting.key}
        errors={reply?.fields[setting.key]}
        help={
          <>
            اكتبها هكذا: <bdi dir="ltr">08:00-13:00 16:00-20:00</bdi>، واليوم الفارغ عطلة.
          </>
        }
      />
    </fieldset>
  )
}
