import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { NumberField, TextareaField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { OpenLink } from '#ui/links.tsx'
import { dayInWords } from '#values/dates.ts'
import { percentInWords } from '#values/shares.ts'
import type { AgreementPages } from '../agreement-pages.ts'
import type { AgreementFormPage } from '../agreement-queries.ts'
import type { AgreeForm } from '../inputs.ts'

type Props = { page: AgreementFormPage; pages: AgreementPages; reply: Reply | undefined }

/** What is agreed; what stands already says when it ends by it. */
export function AgreementForm({ page, pages: { words, billings }, reply }: Props) {
  const { company, formId, seen, standing, branches, today } = page
  const field = fieldsOf<AgreeForm>(reply)
  if (!company) return null
  const [now] = standing
  return (
    <Card title={company.name} actions={<OpenLink to={company.path}>سجلها</OpenLink>}>
      <PostForm reply={reply} before="الحفظ">
        <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
        <input type="hidden" name="partyId" value={company.id} />
        <Seen of={seen} reply={reply} />
        {standing.map((one) => (
          <Alert key={one.id} kind="info">
            {`معها اتفاقية بخصم ${percentInWords(one.percentOff)} من ${dayInWords(one.fromDay)}. تنتهي في اليوم السابق لهذه إن اجتمعتا.`}
          </Alert>
        ))}
        <div className="form-grid">
          <NumberField
            {...field('percentOff', now && String(now.percentOff / 100))}
            label="الخصم من أسعار القائمة"
            help={words.offHelp}
            inputMode="decimal"
            unit="%"
            required
          />
          <DateField {...field('fromDay', today)} label="من" help={words.fromHelp} min={today} required />
          <DateField {...field('untilDay')} label="إلى" help="بلا يوم: حتى تُنهى" optional />
          <NumberField
            {...field('termDays', now ? String(now.termDays) : '30')}
            label="أيام السداد بعد الفاتورة"
            unit="يوم"
            required
          />
          <SelectField
            {...field('branchId', now?.branchId ?? branches[0]?.[0])}
            label={words.branch}
            help={words.branchHelp}
            options={branches}
            required
          />
          <Field {...field('agreedWith')} label="من اتُّفق معه" help="الاسم والصفة في الشركة" maxLength={120} required />
        </div>
        {billings ? (
          <ChoiceField
            {...field('billing', now && !now.monthly ? 'each' : 'monthly')}
            label="الفواتير"
            options={billings}
            required
          />
        ) : (
          <input type="hidden" name="billing" value="each" />
        )}
        <TextareaField {...field('note')} label="ملاحظة" maxLength={500} rows={2} optional />
        <div>
          <SubmitButton>احفظ الاتفاقية</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
