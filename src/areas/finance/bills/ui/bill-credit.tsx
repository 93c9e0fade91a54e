import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import type { CreditBillForm } from '../inputs.ts'
import type { ShownBill } from '../queries.ts'

/** What the supplier took back by notes of his own. */
export function BillCredits({ credits }: Pick<ShownBill, 'credits'>) {
  if (credits.length === 0) return null
  return (
    <Card title="إشعارات المورّد الدائنة">
      <ul className="lines">
        {credits.map(({ id, number, day, reason, total, by, enteredAt }) => (
          <li key={id}>
            <span className="grow">
              إشعار <Code>{number}</Code>، <DateText at={day} />
              <span className="block muted sm">{reason}</span>
              <span className="block muted sm">
                {by}، <DateText at={enteredAt} time />
              </span>
            </span>
            <Money amount={total} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

type Props = { bill: Pick<ShownBill, 'day' | 'lines' | 'open'>; formId: string; today: string; reply: Reply | undefined }

/** The supplier's note as it is on his paper: so much of each line, without its tax. */
export function CreditBill({ bill: { day, lines, open }, formId, today, reply }: Props) {
  const field = fieldsOf<CreditBillForm>(reply)
  return (
    <Card title="إشعار دائن من المورّد">
      <details className="acc more" open={Boolean(reply)}>
        <summary>إن أعاد شيئًا من الفاتورة</summary>
        <PostForm action="?act=credit" part="credit" reply={reply} before="التسجيل">
          <input type="hidden" name="id" value={field('id', formId).defaultValue} />
          <p className="muted sm">
            ينقص المتبقي منها، وهو الآن <Money amount={open} />، وتنقص ضريبتها التي تُسترد.
          </p>
          <Field {...field('number')} label="رقم الإشعار" help="كما في ورقة المورّد." dir="ltr" required />
          <DateField {...field('day', today)} label="تاريخه" min={day} max={today} required />
          <Field {...field('reason')} label="السبب" required />
          {lines.map(({ place, description }) => (
            <MoneyField key={place} {...field(`net${place}`)} label={`ما أُعيد من «${description}» قبل الضريبة`} optional />
          ))}
          <div>
            <SubmitButton>سجّل الإشعار</SubmitButton>
          </div>
        </PostForm>
      </details>
    </Card>
  )
}
