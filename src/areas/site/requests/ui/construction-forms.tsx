import { quotation, siteVisit } from '#areas/site/request-kinds/construction.ts'
import type { QuotationForm, SiteVisitForm } from '#areas/site/request-kinds/construction-input.ts'
import { ChoiceField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import { RequestForm } from './request-form.tsx'
import { WilayatField } from './wilayat-field.tsx'

type Props = { form: string; reply: Reply | undefined; today: string }

export function SiteVisitRequest({ form, reply, today }: Props) {
  const field = fieldsOf<SiteVisitForm>(reply)
  const { visitOn, dayPart } = siteVisit.fields
  return (
    <RequestForm kind="site-visit" form={form} reply={reply} attach="هل لديك مخططات؟ أرفقها">
      <LandFields reply={reply} />
      <div className="grid2">
        <DateField {...field('visitOn')} label={visitOn.label} min={today} required />
        <ChoiceField {...field('dayPart')} {...dayPart} required />
      </div>
    </RequestForm>
  )
}

export function QuotationRequest({ form, reply }: Props) {
  const field = fieldsOf<QuotationForm>(reply)
  const { floors, builtArea, budget, start } = quotation.fields
  return (
    <RequestForm kind="quotation" form={form} reply={reply} attach="هل لديك مخططات؟ أرفقها">
      <LandFields reply={reply} />
      <div className="grid2">
        <NumberField {...field('floors')} {...floors} required />
        <NumberField {...field('builtArea')} label={builtArea.label} limits={builtArea.limits} unit="م²" required />
        <SelectField {...field('budget')} {...budget} optional />
        <SelectField {...field('start')} {...start} required />
      </div>
    </RequestForm>
  )
}

/** What both requests ask about the land and the work. */
function LandFields({ reply }: { reply: Reply | undefined }) {
  const field = fieldsOf<SiteVisitForm>(reply)
  const { workKind, wilayat, quarter, plotNumber, plotArea, permit } = siteVisit.fields
  return (
    <>
      <div className="grid2">
        <SelectField {...field('workKind')} {...workKind} required />
        <WilayatField {...field('wilayat')} {...wilayat} required />
        <Field {...field('quarter')} {...quarter} required />
        <Field {...field('plotNumber')} {...plotNumber} optional dir="ltr" />
        <NumberField {...field('plotArea')} label={plotArea.label} limits={plotArea.limits} unit="م²" optional />
      </div>
      <ChoiceField {...field('permit')} {...permit} required />
    </>
  )
}
