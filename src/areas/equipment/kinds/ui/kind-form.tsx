import { CheckField, ChoiceField } from '#ui/form/choices.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField, NumberField, TextareaField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import { inDecimals } from '#values/money.ts'
import type { KindForm as Form } from '../inputs.ts'
import { kindGroups, kindWords, operations, sheetCounts } from '../kind.ts'
import type { MachineKind } from '../queries.ts'

type Props = { reply: Reply | undefined; kept?: MachineKind }

/** All that is true of every machine of a kind; what is known already stands in its box. */
export function KindFields({ reply, kept }: Props) {
  const named = fieldsOf<Form>(reply)
  const count = (name: 'leastHours' | 'leastLoads' | 'dayHours', begun: number) => ({
    ...named(name, String(kept?.[name] ?? begun)),
    ...{ label: kindWords[name], required: true },
  })
  return (
    <>
      <div className="form-grid">
        <Field
          {...named('name', kept?.name)}
          label={kindWords.name}
          help="كما يقرؤه العميل: حفارة، شيول"
          maxLength={60}
          required
        />
        <Field
          {...named('tradeName', kept?.tradeName ?? undefined)}
          label={kindWords.tradeName}
          help="بوكلين"
          maxLength={60}
          optional
        />
        <Field
          {...named('capacity', kept?.capacity ?? undefined)}
          label={kindWords.capacity}
          help="22 طنًا"
          maxLength={60}
          optional
        />
        <SelectField
          {...named('workGroup', kept?.workGroup ?? '')}
          label={kindWords.workGroup}
          options={[['', 'بلا مجموعة'], ...Object.entries(kindGroups)]}
          optional
        />
        <ChoiceField {...named('operated', kept?.operated ?? 'with')} label={kindWords.operated} options={operations} required />
        <ChoiceField
          {...named('sheetCounts', kept?.sheetCounts ?? 'hours')}
          label={kindWords.sheetCounts}
          options={sheetCounts}
          required
        />
        <NumberField {...count('dayHours', 10)} unit="ساعة" help="عمل وانتظار، وما بعدها إضافي" />
        <NumberField {...count('leastHours', 4)} unit="ساعة" />
        <NumberField {...count('leastLoads', 0)} unit="نقلة" />
        <MoneyField {...named('deposit', kept && inDecimals(kept.deposit))} label={kindWords.deposit} required />
        <NumberField
          {...named('serviceHours', kept?.serviceHours == null ? undefined : String(kept.serviceHours))}
          label={kindWords.serviceHours}
          unit="ساعة عداد"
          optional
        />
        <NumberField
          {...named('turnaround', String((kept?.turnaround ?? 120) / 60))}
          label={kindWords.turnaround}
          unit="ساعة"
          help="فحص وغسل قبل العميل التالي. حتى 12 ساعة تكفيها الليلة"
          required
        />
      </div>
      <TextareaField
        {...named('safetyTicks', kept?.safetyTicks)}
        label={kindWords.safetyTicks}
        help="فحص في كل سطر، ويظهر في كشف اليوم: الإطفائية موجودة، لا تسريب زيت"
        maxLength={800}
        rows={4}
        optional
      />
      <CheckField
        {...named('certificateNeeded', kept?.certificateNeeded ? 'yes' : undefined)}
        label={kindWords.certificateNeeded}
      />
      <CheckField {...named('carried', (kept?.carried ?? true) ? 'yes' : undefined)} label={kindWords.carried} />
      <CheckField {...named('fuelIncluded', kept?.fuelIncluded ? 'yes' : undefined)} label={kindWords.fuelIncluded} />
    </>
  )
}
