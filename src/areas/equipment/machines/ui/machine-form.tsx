import { ChoiceField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField, NumberField, TextareaField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import { inDecimals } from '#values/money.ts'
import type { MachineForm as Form } from '../inputs.ts'
import { machineWords, ownerships } from '../machine.ts'
import type { ShownMachine } from '../machine-detail.ts'

type Choices = readonly (readonly [string, string])[]
type Props = { reply: Reply | undefined; kept?: ShownMachine; kinds: Choices; suppliers: Choices; branches?: Choices }

const hours = (tenths: number | null | undefined) => (tenths == null ? undefined : String(tenths / 10))
const money = (baisa: bigint | null | undefined) => (baisa == null ? undefined : inDecimals(baisa))

/** All that is written down of a machine; what is known already stands in its box. */
export function MachineFields({ reply, kept, kinds, suppliers, branches = [] }: Props) {
  const named = fieldsOf<Form>(reply)
  const text = (name: 'code' | 'model' | 'serial' | 'plate' | 'yard') => ({
    ...named(name, kept?.[name] ?? undefined),
    label: machineWords[name],
  })
  return (
    <>
      <div className="form-grid">
        <Field {...text('code')} help="كما هو مكتوب على المعدّة: EX-07" dir="ltr" maxLength={10} required />
        <SelectField {...named('kindId', kept?.kindId ?? kinds[0]?.[0])} label={machineWords.kindId} options={kinds} required />
        <Field {...text('model')} help="كاتربيلر 320" maxLength={80} required />
        <NumberField {...named('made', kept && String(kept.made))} label={machineWords.made} required />
        <Field {...text('serial')} dir="ltr" maxLength={40} optional />
        <Field {...text('plate')} help="لما يسير على الطريق" maxLength={20} optional />
        <NumberField {...named('meter', hours(kept?.meter))} label={machineWords.meter} unit="ساعة" required />
        <NumberField {...named('serviceAt', hours(kept?.serviceAt))} label={machineWords.serviceAt} unit="ساعة" optional />
        <Field {...text('yard')} help="ساحتها حين لا تكون مع أحد" maxLength={80} optional />
        {branches.length > 1 && (
          <SelectField {...named('branchId', branches[0]?.[0])} label="الفرع الذي يتابعها" options={branches} required />
        )}
      </div>
      <h3>لمن هي</h3>
      <div className="form-grid">
        <ChoiceField
          {...named('ownership', kept?.ownership ?? 'own')}
          label={machineWords.ownership}
          options={ownerships}
          required
        />
        {suppliers.length > 0 && (
          <SelectField
            {...named('supplierId', kept?.supplierId ?? undefined)}
            label={machineWords.supplierId}
            options={[['', 'للشركة'], ...suppliers]}
            help="للمستأجرة من الغير، من قائمة الموردين"
            optional
          />
        )}
        <MoneyField {...named('supplierDay', money(kept?.supplierDay))} label={machineWords.supplierDay} optional />
        <MoneyField {...named('supplierMonth', money(kept?.supplierMonth))} label={machineWords.supplierMonth} optional />
        <DateField {...named('boughtOn', kept?.boughtOn ?? undefined)} label={machineWords.boughtOn} optional />
        <MoneyField {...named('boughtFor', money(kept?.boughtFor))} label={machineWords.boughtFor} optional />
        <TextareaField {...named('note', kept?.note ?? undefined)} label={machineWords.note} maxLength={500} optional />
      </div>
    </>
  )
}
