import { Boxes } from 'lucide-react'
import { Link } from 'react-router'
import { counterPath } from '#areas/parcels/paths.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { SignatureField } from '#ui/form/signature-field.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Code, Money } from '#ui/values.tsx'
import { addressWith } from '#values/asked.ts'
import { howMany } from '#values/plural.ts'
import { mostTries } from '../../journey/tries.ts'
import type { GiveBackForm } from '../inputs.ts'
import type { ProofForm } from '../proof-input.ts'
import type { AtCounter } from '../queries.ts'
import { CodTaken, TakeAtAgent, TakeCod } from './take-cod-form.tsx'

type Props = { one: AtCounter; act: string | null; reply: Reply | undefined }

/** One parcel and whoever came for it: where it stands, what is due, and by what it is handed over. */
export function PickedUp({ one, act, reply }: Props) {
  const heard = (name: string) => (act === name ? reply : undefined)
  const { open } = one
  const owed = one.due.total + (one.state === 'ready-for-pickup' ? open : 0n)
  return (
    <div className="cols">
      <div className="stack">
        <WhereItStands one={one} />
        {one.heldReason && <Alert kind="warning">الطرد موقوف: {one.heldReason}</Alert>}
        {one.isReturning && one.state !== 'on-hold' && <GiveBack one={one} reply={heard('give-back')} />}
        {one.state === 'ready-for-pickup' && owed < 5n && one.due.cod === 0n && <HandOver one={one} reply={heard('hand-over')} />}
      </div>
      <div className="stack">
        {one.state === 'ready-for-pickup' && one.atAgent && <TakeAtAgent one={one} due={one.atAgent} reply={heard('agent')} />}
        {one.state === 'ready-for-pickup' && !one.atAgent && one.due.cod > 0n && <TakeCod one={one} reply={heard('cod')} />}
        {one.state === 'ready-for-pickup' && one.codTaken && <CodTaken one={one} reply={heard('cod-back')} />}
        {one.state === 'ready-for-pickup' && !one.atAgent && (
          <Due {...{ one, open }} reply={heard('charge') ?? heard('uncharge')} />
        )}
        {one.state === 'ready-for-pickup' && <NewCode one={one} reply={heard('code')} />}
      </div>
    </div>
  )
}

const at = (one: AtCounter, act: string) => addressWith(counterPath, { q: one.bare, act })

const WhereItStands = ({ one }: { one: AtCounter }) => (
  <Card title="الطرد">
    <p>
      <Code>{one.number}</Code> إلى <bdi>{one.recipientName}</bdi>، من <bdi>{one.senderName}</bdi>
    </p>
    {one.collector && (
      <p>
        يستلمه عنه <b>{one.collector}</b>
      </p>
    )}
    {one.pieces.map((piece) => (
      <div key={piece.id} className="place-it">
        <Boxes className="i i-lg" aria-hidden />
        <span>{one.pieceCount > 1 ? `القطعة ${piece.n} من ${one.pieceCount}` : 'مكانه'}</span>
        {piece.shelf ? <Code>{piece.shelf}</Code> : <b className="ms-auto">{piece.held ?? 'لا أحد'}</b>}
      </div>
    ))}
  </Card>
)

function Due({ one, open, reply }: { one: AtCounter; open: bigint; reply: Reply | undefined }) {
  const { due } = one
  if (due.total === 0n && open === 0n)
    return (
      <Card title="المستحق">
        <p className="muted">لا شيء مستحق. سلّم الطرد بالرمز.</p>
      </Card>
    )
  return (
    <Card title="المستحق">
      <div className="bill-lines">
        {due.carriage > 0n && <Line label="رسم التوصيل" amount={due.carriage} />}
        {due.codFee > 0n && <Line label="رسم الدفع عند الاستلام" amount={due.codFee} />}
        {due.storage > 0n && <Line label={`تخزين، وهو هنا منذ ${howMany(due.days, 'day', 'gen')}`} amount={due.storage} />}
        {due.vat > 0n && <Line label="ضريبة القيمة المضافة" amount={due.vat} />}
        {open > 0n && <Line label="صدر ولم يُقبض" amount={open} />}
        <div className="total">
          <span>المستحق الآن</span>
          <Money amount={due.total + open} />
        </div>
      </div>
      {due.total > 0n && (
        <PostForm reply={reply} action={at(one, 'charge')} part="charge">
          <input type="hidden" name="parcelId" value={one.id} />
          <div>
            <SubmitButton>أصدره واقبضه</SubmitButton>
          </div>
        </PostForm>
      )}
      {due.total === 0n && open > 0n && <OpenPaper one={one} reply={reply} />}
    </Card>
  )
}

const Line = ({ label, amount }: { label: string; amount: bigint }) => (
  <div>
    <span>{label}</span>
    <Money amount={amount} />
  </div>
)

const OpenPaper = ({ one, reply }: { one: AtCounter; reply: Reply | undefined }) => (
  <div className="stack">
    <Link
      className={buttonLook()}
      to={addressWith('/admin/finance/cashier', {
        party: one.recipientId ?? one.senderId,
        from: addressWith(counterPath, { q: one.bare }),
      })}
    >
      اقبض المستحق
    </Link>
    <PostForm reply={reply} action={at(one, 'uncharge')} part="uncharge">
      <input type="hidden" name="parcelId" value={one.id} />
      <div>
        <SubmitButton variant="ghost">لم يدفع، اسحب المستحق</SubmitButton>
      </div>
    </PostForm>
  </div>
)

function HandOver({ one, reply }: { one: AtCounter; reply: Reply | undefined }) {
  const field = fieldsOf<ProofForm>(reply)
  const isWithoutCode = Boolean(reply?.fields.cardEnd ?? reply?.fields.whyNoCode ?? reply?.fields.signature)
  return (
    <Card title="سلّم الطرد">
      <PostForm reply={reply} action={at(one, 'hand-over')} withFiles before="التسليم" part="hand-over">
        <input type="hidden" name="parcelId" value={one.id} />
        <Field
          {...field('code')}
          label="رمز التسليم"
          help="4 أرقام، يقولها صاحبه بعد أن يرى الطرد"
          dir="ltr"
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
        />
        <Field {...field('receivedBy', one.recipientName)} label="المستلِم" maxLength={120} required />
        <details open={isWithoutCode}>
          <summary className="link sm">بلا رمز، بالتوقيع والبطاقة</summary>
          <div className="stack">
            <Field {...field('cardEnd')} label="آخر 4 أرقام من بطاقته" dir="ltr" inputMode="numeric" maxLength={4} />
            <Field {...field('whyNoCode')} label="لماذا بلا رمز؟" maxLength={160} />
            <SignatureField {...field('signature')} label="توقيع المستلِم" attach="أو أرفق صورة التوقيع" />
          </div>
        </details>
        <div>
          <SubmitButton>سلّم الطرد</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

const NewCode = ({ one, reply }: { one: AtCounter; reply: Reply | undefined }) => (
  <Card title="رمز التسليم">
    <PostForm reply={reply} action={at(one, 'code')} part="code">
      <input type="hidden" name="parcelId" value={one.id} />
      <p className="sm muted">لا يظهر الرمز لنا. يُرسل إلى هاتف صاحبه وحده، ويُقفل بعد {howMany(mostTries, 'attempt')} خطأ.</p>
      <div>
        <SubmitButton variant="outline">أرسل رمزًا جديدًا</SubmitButton>
      </div>
    </PostForm>
  </Card>
)

function GiveBack({ one, reply }: { one: AtCounter; reply: Reply | undefined }) {
  const field = fieldsOf<GiveBackForm>(reply)
  return (
    <Card title="أعده إلى مرسله">
      <PostForm reply={reply} action={at(one, 'give-back')} part="give-back" before="الإعادة">
        <input type="hidden" name="parcelId" value={one.id} />
        <Field {...field('receivedBy', one.senderName)} label="المستلِم" maxLength={120} required />
        <Field {...field('cardEnd')} label="آخر 4 أرقام من بطاقته" dir="ltr" inputMode="numeric" maxLength={4} required />
        <div>
          <SubmitButton>أعده إلى مرسله</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
