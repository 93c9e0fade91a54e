import '#ui/styles/act-form.css'
import { rentalPath } from '#areas/vehicles/paths.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Button, Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { inDecimals, least } from '#values/money.ts'
import type { CaptureHoldForm, HoldDepositForm } from '../inputs.ts'
import type { ShownRental } from '../queries.ts'

type Props = { rental: ShownRental; heard: (name: string) => Reply | undefined }

/** What is held on the renter's card: taken, let go, or held anew before the bank lets go of it. */
export function CardHolds({ rental: one, heard }: Props) {
  const open = one.holds.filter(({ state }) => state === 'held')
  const short = one.deposit.asked - one.deposit.held - one.deposit.onCard
  const mayHold = one.may.handOver && one.contractState === 'active' && (one.state === 'open' || one.state === 'out')
  const asksMore = mayHold && (short > 0n || open.some(({ endsSoon }) => endsSoon))
  if (one.holds.length === 0 && !asksMore) return null
  return (
    <Card title="مبلغ محجوز على البطاقة">
      <div className="stack">
        {one.holds.map((hold) => (
          <Hold key={hold.id} {...{ one, hold, heard }} />
        ))}
        {asksMore && <HoldMore {...{ one }} reply={heard('hold')} amount={short > 0n ? short : (open[0]?.amount ?? 0n)} />}
      </div>
    </Card>
  )
}

type HoldProps = Props & { hold: ShownRental['holds'][number]; one: ShownRental }

function Hold({ one, hold, heard }: Omit<HoldProps, 'rental'>) {
  const path = (act: string) => `${rentalPath(one.id)}?act=${act}`
  const field = fieldsOf<CaptureHoldForm>(heard('capture'))
  const owed = one.papers.reduce((sum, paper) => sum + paper.open, 0n)
  return (
    <div className="stack">
      <p className="sm">
        <Money amount={hold.amount} /> على بطاقة تنتهي بـ <Code>{hold.card}</Code>، العملية <Code>{hold.reference}</Code>
        {hold.state === 'captured' && ' · حُصّل منه '}
        {hold.captured !== null && <Money amount={hold.captured} />}
        {hold.state === 'released' && ' · رُفع'}
      </p>
      {hold.state === 'held' && (
        <>
          {hold.endsSoon && (
            <Alert kind="warning">
              ينتهي الحجز في <DateText at={hold.expiresOn} />. حصّله أو جدّده قبل ذلك.
            </Alert>
          )}
          {!hold.endsSoon && (
            <p className="xs muted">
              يرفعه البنك في <DateText at={hold.expiresOn} />
            </p>
          )}
          {one.till && owed > 0n && (
            <PostForm action={path('capture')} reply={heard('capture')} part="capture" before="التحصيل">
              <input type="hidden" name="holdId" value={hold.id} />
              <input type="hidden" name="id" value={one.formId} />
              <MoneyField
                {...field('amount', inDecimals(least(owed, hold.amount)) ?? '')}
                label="المبلغ الذي حُصّل بالجهاز"
                help="يصدر به سند قبض، ويُرفع الباقي."
                required
              />
              <div>
                <SubmitButton>حصّل المحجوز</SubmitButton>
              </div>
            </PostForm>
          )}
          {one.may.handOver && (
            <PostForm action={path('release')} reply={heard('release')} part="release" before="الرفع">
              <input type="hidden" name="holdId" value={hold.id} />
              <Button type="submit" variant="outline" size="small">
                ارفع الحجز عن البطاقة
              </Button>
            </PostForm>
          )}
        </>
      )}
    </div>
  )
}

function HoldMore({ one, reply, amount }: { one: ShownRental; reply: Reply | undefined; amount: bigint }) {
  const field = fieldsOf<HoldDepositForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">احجز التأمين على بطاقة</summary>
      <PostForm action={`${rentalPath(one.id)}?act=hold`} reply={reply} part="hold" before="الحفظ">
        <input type="hidden" name="id" value={one.formId} />
        <p className="help">احجز المبلغ بجهاز البطاقات، ثم اكتب ما في ورقته. لا يُحصّل شيء الآن.</p>
        <MoneyField {...field('amount', inDecimals(amount) ?? '')} label="المبلغ المحجوز" required />
        <Field {...field('card')} label="آخر 4 أرقام من البطاقة" inputMode="numeric" dir="ltr" maxLength={4} required />
        <Field {...field('reference')} label="رقم العملية في ورقة الجهاز" dir="ltr" maxLength={60} required />
        <DateField {...field('expiresOn', one.holdUntil)} label="يبقى محجوزًا حتى" required />
        <div>
          <SubmitButton>احفظ الحجز</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
