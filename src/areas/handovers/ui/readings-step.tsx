import { Card } from '#ui/card.tsx'
import { CheckField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { FuelField } from '#ui/form/fuel-field.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { Readings } from '../sheet.ts'
import { readingText, readingTyped, type SheetReading, type SheetWords } from '../sheet-kind.ts'
import type { ShownSheet } from '../shown.ts'
import { StepBar } from './step-frame.tsx'

type Props = { words: SheetWords; sheet: ShownSheet; last: Readings; today: string; reply: Reply | undefined }

/** What the instruments show, beside what they showed last. */
export function ReadingsStep({ words, sheet: one, last, today, reply }: Props) {
  const field = fieldsOf<Record<string, string>>(reply)
  return (
    <Card title="العداد والوقود">
      <PostForm action={`${words.path(one.id)}?step=readings&act=readings`} reply={reply} before="الحفظ" part="readings">
        <Seen of={one.version} reply={reply} />
        {words.readings.map((reading) => (
          <ReadingField
            key={reading.name}
            reading={reading}
            was={last[reading.name]}
            state={field(reading.name, readingTyped(reading, one.readings[reading.name]))}
          />
        ))}
        {Boolean(reply?.fields.sure || reply?.fields.note || reply?.typed.sure) && (
          <>
            <CheckField {...field('sure')} label="متأكد من القراءة" />
            <Field {...field('note')} label="سبب الفرق" maxLength={500} required />
          </>
        )}
        <DateField {...field('seenOn', one.seenOn)} label="يوم المعاينة" max={today} required />
        <StepBar words={words} sheet={one} step="readings" said="كما تظهر الآن، ولا تُقدَّر.">
          <SubmitButton size="large">احفظ وتابع إلى الهيكل</SubmitButton>
        </StepBar>
      </PostForm>
    </Card>
  )
}

type FieldProps = { reading: SheetReading; was: number | undefined; state: ReturnType<ReturnType<typeof fieldsOf>> }

function ReadingField({ reading, was, state }: FieldProps) {
  const { field: label, unit, gauge, needed } = reading
  const asked = { ...state, label, ...(needed && { required: true }) }
  if (gauge) return <FuelField {...asked} {...(was !== undefined && { help: `كان ${was} من 8.` })} />
  const help = was === undefined ? undefined : `آخر قراءة ${readingText(reading, was)}${unit ? ` ${unit}` : ''}.`
  return <NumberField {...asked} {...(unit && { unit })} {...(help && { help })} />
}
