import { CheckField } from '#ui/form/choices.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { NumberField, PhoneField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import { governorates } from '#values/wilayats.ts'
import { hireWords } from '../hire.ts'
import type { ChangeHireForm } from '../inputs.ts'
import type { ShownHire } from '../queries.ts'

const wilayats = Object.values(governorates)
  .flat()
  .map((name) => [name, name] as const)

/** Where the machines work and who speaks for the customer there. */
export function SiteFields({ reply, kept }: { reply: Reply | undefined; kept?: ShownHire }) {
  const named = fieldsOf<ChangeHireForm>(reply)
  return (
    <>
      <h3>الموقع</h3>
      <div className="form-grid">
        <Field
          {...named('site', kept?.site)}
          label={hireWords.site}
          help="كما يعرفه السائق: ريسوت، قطعة 214"
          maxLength={120}
          required
        />
        <SelectField {...named('wilayat', kept?.wilayat ?? 'صلالة')} label={hireWords.wilayat} options={wilayats} required />
        <NumberField {...named('km', kept && String(kept.km))} label={hireWords.km} unit="كم" required />
        <Field {...named('pin', kept?.pin ?? undefined)} label={hireWords.pin} dir="ltr" maxLength={40} optional />
        <Field {...named('repName', kept?.repName)} label={hireWords.repName} help="يوقّع كشوف الساعات" maxLength={120} required />
        <PhoneField {...named('repPhone', kept?.repPhone)} label={hireWords.repPhone} required />
        <Field {...named('secondName', kept?.secondName ?? undefined)} label={hireWords.secondName} maxLength={120} optional />
        <PhoneField {...named('secondPhone', kept?.secondPhone ?? undefined)} label={hireWords.secondPhone} optional />
        <Field {...named('poNumber', kept?.poNumber ?? undefined)} label={hireWords.poNumber} dir="ltr" maxLength={60} optional />
      </div>
      <CheckField
        {...named('silence', kept?.silenceDays ? 'yes' : undefined)}
        label="ينص العقد على أن السكوت توقيع بعد المهلة المعلنة"
      />
    </>
  )
}
