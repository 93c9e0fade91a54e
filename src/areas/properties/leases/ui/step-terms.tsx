import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField, NumberField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { inDecimals } from '#values/money.ts'
import type { TermsForm } from '../inputs.ts'
import type { ShownLease } from '../lease-detail.ts'
import { frequencies, paidWhen, periodStarts } from '../terms.ts'
import { draftPath } from '../wizard.ts'
import { WayOn } from './wizard-frame.tsx'

type Props = { lease: ShownLease; reply: Reply | undefined }

const rentFors = { month: 'عن الشهر', period: 'عن الدفعة كلها' } as const
const stepPlaces = [1, 2, 3, 4, 5] as const

/** How long, for how much, and when it is due. */
export function StepTerms({ lease: one, reply }: Props) {
  const field = fieldsOf<TermsForm>(reply)
  const { contract, terms } = one
  return (
    <Card title="المدة والإيجار">
      <PostForm action={`${draftPath(one.id, 'terms')}&act=terms`} reply={reply} before="المتابعة" part="terms">
        <Seen of={contract.version} reply={reply} />
        <div className="form-grid">
          <DateField {...field('startsOn', contract.startsOn)} label="أول يوم" required />
          <DateField {...field('endsOn', contract.endsOn)} label="آخر يوم" required />
          <MoneyField {...field('rent', inDecimals(one.rent) ?? undefined)} label="الإيجار" required />
          <ChoiceField {...field('rentFor', one.rentFor)} label="عن ماذا" options={rentFors} required />
          <SelectField
            {...field('frequency', String(one.frequency))}
            label="يُدفع"
            options={Object.entries(frequencies)}
            required
          />
          <ChoiceField {...field('paid', one.paid)} label="متى" options={paidWhen} required />
          <NumberField {...field('noticeDays', String(contract.noticeDays))} label="مهلة الإخطار بالأيام" required />
        </div>
        <details className="form-part" open={reply !== undefined || hasMore(one)}>
          <summary>يوم الاستحقاق، والإعفاء، وزيادة الإيجار</summary>
          <div className="form-grid">
            <ChoiceField {...field('starts', terms.starts)} label="تبدأ الفترة" options={periodStarts} required />
            <NumberField
              {...field('dueDay', terms.dueDay === null ? undefined : String(terms.dueDay))}
              label="يوم الاستحقاق من الشهر"
              help="من شهر أول الفترة، أو بعد آخرها إن كان مؤخرًا. فارغ: أول الفترة أو آخرها"
              optional
            />
            <DateField {...field('freeFrom', terms.free[0]?.from)} label="معفى من" optional />
            <DateField {...field('freeUntil', terms.free[0]?.until)} label="معفى إلى" optional />
          </div>
          {stepPlaces.map((place) => (
            <div className="form-grid" key={place}>
              <DateField {...field(`stepFrom${place}`, terms.steps[place - 1]?.from)} label={`إيجار آخر ${place}: من`} optional />
              <MoneyField
                {...field(`stepRent${place}`, inDecimals(terms.steps[place - 1]?.rent ?? null) ?? undefined)}
                label={`إيجار آخر ${place}: المبلغ`}
                optional
              />
            </div>
          ))}
        </details>
        <WayOn back={draftPath(one.id, 'parties')}>
          <SubmitButton>احفظ وتابع</SubmitButton>
        </WayOn>
      </PostForm>
    </Card>
  )
}

const hasMore = ({ terms }: ShownLease) => terms.dueDay !== null || terms.free.length > 0 || terms.steps.length > 0
