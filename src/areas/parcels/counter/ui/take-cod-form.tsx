import { counterPath } from '#areas/parcels/paths.ts'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Money } from '#ui/values.tsx'
import { addressWith } from '#values/asked.ts'
import type { TakeCodForm } from '../inputs.ts'
import type { AtCounter } from '../queries.ts'

const ways = { box: 'نقدًا في صندوقي', card: 'بطاقة' } as const

/** The first way is the usual one. */
function HowPaid({ reply, ways }: { reply: Reply | undefined; ways: Record<string, string> }) {
  const field = fieldsOf<TakeCodForm>(reply)
  return (
    <>
      <ChoiceField {...field('way', Object.keys(ways)[0])} label="كيف دفع؟" options={ways} required />
      <Field
        {...field('reference')}
        label="رقم العملية"
        help="من قسيمة الجهاز، إن دفع بالبطاقة"
        dir="ltr"
        maxLength={40}
        optional
      />
      <div>
        <SubmitButton>قبضت المبلغ كاملًا</SubmitButton>
      </div>
    </>
  )
}

/** What whoever came pays for its sender, before it is theirs. */
export function TakeCod({ one, reply }: { one: AtCounter; reply: Reply | undefined }) {
  return (
    <Card title="المطلوب للمرسل">
      <PostForm reply={reply} action={addressWith(counterPath, { q: one.bare, act: 'cod' })} part="cod" before="القبض">
        <input type="hidden" name="parcelId" value={one.id} />
        <div className="collect">
          <span>
            يُقبض لـ <bdi>{one.senderName}</bdi>
          </span>
          <Money amount={one.due.cod} />
        </div>
        <HowPaid reply={reply} ways={ways} />
      </PostForm>
    </Card>
  )
}

const agentWays = { cash: 'نقدًا في عهدتي', card: 'بطاقة' } as const

/** In an agent's shop all is taken at once, for its sender and for us. */
export function TakeAtAgent({
  one,
  due,
  reply,
}: {
  one: AtCounter
  due: { cod: bigint; ours: bigint; cash: bigint }
  reply: Reply | undefined
}) {
  if (due.cod === 0n && due.ours === 0n) return null
  return (
    <Card title="المطلوب">
      <PostForm reply={reply} action={addressWith(counterPath, { q: one.bare, act: 'agent' })} part="agent" before="القبض">
        <input type="hidden" name="parcelId" value={one.id} />
        <div className="collect">
          <span>يُقبض كله قبل التسليم</span>
          <Money amount={due.cod + due.ours} />
        </div>
        {due.cash !== due.cod + due.ours && (
          <p className="sm muted">
            نقدًا <Money amount={due.cash} />
          </p>
        )}
        <HowPaid reply={reply} ways={agentWays} />
      </PostForm>
    </Card>
  )
}

export const CodTaken = ({ one, reply }: { one: AtCounter; reply: Reply | undefined }) => (
  <Card title="قُبض للمرسل">
    <PostForm reply={reply} action={addressWith(counterPath, { q: one.bare, act: 'cod-back' })} part="cod-back">
      <input type="hidden" name="parcelId" value={one.id} />
      <p>
        سلّم الطرد بالرمز. قُبض <Money amount={one.codTaken?.amount ?? 0n} />
      </p>
      <div>
        <SubmitButton variant="ghost">لم يستلمه، أعد له المبلغ</SubmitButton>
      </div>
    </PostForm>
  </Card>
)
