import { ChoiceField } from '#ui/form/choices.tsx'
import { MoneyField, NumberField, TextareaField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import { inDecimals } from '#values/money.ts'
import { classWords, drives, gearboxes, plans } from '../class.ts'
import type { ClassForm as Form } from '../inputs.ts'
import type { VehicleClass } from '../queries.ts'

type Props = { reply: Reply | undefined; kept?: VehicleClass }
type Counted = 'seats' | 'bags' | 'minAge' | 'licenceYears' | 'kmDay' | 'kmWeek' | 'kmMonth' | 'turnaround'
type Paid = 'depositResident' | 'depositVisitor' | 'excess' | 'eighthPrice' | 'extraKm'

/** What most small offices begin with. */
const begun: Record<Counted, number> = {
  ...{ seats: 5, bags: 2, minAge: 21, licenceYears: 1 },
  ...{ kmDay: 200, kmWeek: 1_200, kmMonth: 4_000, turnaround: 120 },
}

/** All that is true of every car of a class; what is known already stands in its box. */
export function ClassFields({ reply, kept }: Props) {
  const named = fieldsOf<Form>(reply)
  const words = (name: 'name' | 'example') => ({ ...named(name, kept?.[name]), label: classWords[name], required: true })
  const count = (name: Counted) => ({
    ...named(name, String(kept?.[name] ?? begun[name])),
    ...{ label: classWords[name], required: true },
  })
  const money = (name: Paid) => ({
    ...named(name, kept && inDecimals(kept[name])),
    ...{ label: classWords[name], required: true },
  })
  return (
    <>
      <div className="form-grid">
        <Field {...words('name')} help="كما يقرؤها العميل: سيدان، دفع رباعي" maxLength={60} />
        <Field {...words('example')} help="تويوتا كورولا أو مثلها" maxLength={80} />
        <ChoiceField {...named('plan', kept?.plan ?? 'saloon')} label={classWords.plan} options={plans} required />
        <ChoiceField
          {...named('gearbox', kept?.gearbox ?? 'automatic')}
          label={classWords.gearbox}
          options={gearboxes}
          required
        />
        <ChoiceField {...named('drive', kept?.drive ?? 'two')} label={classWords.drive} options={drives} required />
        <NumberField {...count('seats')} />
        <NumberField {...count('bags')} />
        <NumberField {...count('turnaround')} unit="دقيقة" help="غسل وتجهيز قبل العميل التالي" />
      </div>
      <h3>من يقودها</h3>
      <div className="form-grid">
        <NumberField {...count('minAge')} unit="سنة" />
        <NumberField {...count('licenceYears')} unit="سنة" />
        <MoneyField {...money('depositResident')} />
        <MoneyField {...money('depositVisitor')} />
        <MoneyField {...money('excess')} help="أول ما يدفعه مستأجر السيارة في حادث" />
      </div>
      <TextareaField
        {...named('border', kept?.border)}
        label={classWords.border}
        help="كل دولة في سطر. يُكتب إليها خطاب عدم ممانعة إن شملتها وثيقة تأمين المركبة."
        maxLength={500}
        rows={2}
        optional
      />
      <h3>المسافة والوقود</h3>
      <div className="form-grid">
        <NumberField {...count('kmDay')} unit="كم" />
        <NumberField {...count('kmWeek')} unit="كم" />
        <NumberField {...count('kmMonth')} unit="كم" />
        <MoneyField {...money('extraKm')} />
        <MoneyField {...money('eighthPrice')} />
      </div>
    </>
  )
}
