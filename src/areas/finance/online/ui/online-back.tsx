import type { ShownPayout } from '#areas/finance/payouts/payout-detail.ts'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Field, FormProblem, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Money } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import type { DecideRefundForm } from '../inputs.ts'
import { OnlineProblem } from './online-problem.tsx'

type Props = { payout: ShownPayout; reply: Reply | undefined; act: string | null }

/** A voucher whose money goes back through whoever took it online: sent once, and then what they answer. */
export function OnlineBack({ payout, reply, act }: Props) {
  const { may, status, amount } = payout
  return (
    <>
      {may.send && (
        <Card title="رده عبر المزوّد">
          <PostForm action="?act=send" className="stack">
            <FormProblem text={act === 'send' ? reply?.problem : undefined} />
            <p className="sm">
              يُطلب من مزوّد الدفع رد <Money amount={amount} /> إلى البطاقة التي دُفع بها. لا رجوع بعد الإرسال.
            </p>
            <div>
              <SubmitButton>أرسل الرد إلى المزوّد</SubmitButton>
            </div>
          </PostForm>
        </Card>
      )}
      {status === 'sending' && <Sent payout={payout} reply={act === 'decide' ? reply : undefined} />}
    </>
  )
}

function Sent({ payout: { tries, problem, may }, reply }: Pick<Props, 'payout' | 'reply'>) {
  return (
    <Card title="عند المزوّد">
      <div className="stack">
        <p className="sm">أُرسل إلى المزوّد {howMany(tries ?? 0, 'time', 'acc')}، ولم يُعرف جوابه بعد. لا يُرحَّل شيء قبل أن يجيب.</p>
        {problem && (
          <p className="sm muted">
            آخر ما تعذّر: <OnlineProblem problem={problem} />
          </p>
        )}
        {may.decide && <Found reply={reply} />}
      </div>
    </Card>
  )
}

const findings = [
  ['back', 'رُدّ المبلغ'],
  ['not-back', 'لم يُردّ'],
] as const

function Found({ reply }: Pick<Props, 'reply'>) {
  const field = fieldsOf<DecideRefundForm>(reply)
  return (
    <details className="acc more" open={Boolean(reply)}>
      <summary>إن طال جوابه</summary>
      <PostForm action="?act=decide" reply={reply} before="الحفظ">
        <p className="sm">
          ابحث عن العملية في لوحة المزوّد، واكتب ما وجدته فيها. إن لم يُردّ المبلغ عاد السند معتمدًا، ويُرسل من جديد أو يُلغى.
        </p>
        <SelectField {...field('found')} label="ما وجدته" options={findings} required />
        <Field {...field('reference')} label="رقم الرد" help="إن رُدّ المبلغ، كما عند المزوّد." dir="ltr" optional />
        <div>
          <SubmitButton variant="outline">احفظ ما وجدته</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
