import { CheckField, ChoiceField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { fieldsOf, type Reply } from '#ui/form.tsx'
import { bases } from '../../pricing/price.ts'
import type { LineForm } from '../inputs.ts'

type Props = {
  reply: Reply | undefined
  kinds: readonly (readonly [string, string, string])[]
  days?: { from: string; until: string }
}

/** One machine of a kind, from when to when and how it is paid. */
export function LineFields({ reply, kinds, days }: Props) {
  const named = fieldsOf<LineForm>(reply)
  const options = kinds.map(([id, name]) => [id, name] as const)
  return (
    <>
      <div className="form-grid">
        <SelectField {...named('kindId', options[0]?.[0])} label="النوع" options={options} required />
        <DateField {...named('startsOn', days?.from)} label="من يوم" required />
        <DateField {...named('endsOn', days?.until)} label="إلى يوم" required />
        <NumberField {...named('perDay')} label="ساعات أو نقلات اليوم المتوقعة" help="للحساب في العرض وحده" optional />
        <NumberField {...named('guarantee')} label="ساعات الشهر المضمونة" help="لما يُحسب بالساعة" unit="ساعة" optional />
      </div>
      <ChoiceField {...named('basis', 'day')} label="كيف تُحسب" options={bases} required />
      <CheckField {...named('withOperator', 'yes')} label="بمشغّل من عندنا" />
    </>
  )
}
