import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { MoneyField, TextareaField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { inDecimals } from '#values/money.ts'
import { followUpOutcomes, followUpWays, lastPromiseDay, loggedOutcomes } from '../collecting.ts'
import type { FollowUpForm, PromiseForm as Promised } from '../inputs.ts'

type Props = { partyId: string; formId: string; reply: Reply | undefined }

/** The same id as long as the form was not taken: a second press is the same follow-up. */
const Ids = ({ partyId, formId, reply }: Props) => (
  <>
    <input type="hidden" name="partyId" value={partyId} />
    <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
  </>
)

const outcomes = loggedOutcomes.map((name) => [name, followUpOutcomes[name]] as const)

export function LogForm(props: Props) {
  const field = fieldsOf<FollowUpForm>(props.reply)
  return (
    <Card title="سجّل متابعة">
      <PostForm action="?act=log" reply={props.reply} before="التسجيل">
        <Ids {...props} />
        <ChoiceField {...field('way', 'call')} label="الوسيلة" options={followUpWays} required />
        <ChoiceField {...field('outcome')} label="النتيجة" options={outcomes} required />
        <TextareaField {...field('note')} label="ملاحظة" rows={2} optional />
        <div>
          <SubmitButton>سجّل متابعة</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

export function PromiseForm({ due, today, ...props }: Props & { due: bigint; today: string }) {
  const field = fieldsOf<Promised>(props.reply)
  return (
    <div id="promise">
      <Card title="سجّل وعدًا">
        <PostForm action="?act=promise" reply={props.reply} before="التسجيل">
          <Ids {...props} />
          <ChoiceField {...field('way', 'call')} label="الوسيلة" options={followUpWays} required />
          <div className="form-grid">
            <MoneyField {...field('amount', due > 0n ? (inDecimals(due) ?? undefined) : undefined)} label="يدفع" required />
            <DateField {...field('promisedOn')} label="حتى يوم" min={today} max={lastPromiseDay(today)} required />
          </div>
          <TextareaField {...field('note')} label="ملاحظة" rows={2} optional />
          <p className="help">يُعرف الوفاء به مما يُدفع حتى ينتهي يومه، ولا يُكتب باليد.</p>
          <div>
            <SubmitButton>سجّل وعدًا</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </div>
  )
}
