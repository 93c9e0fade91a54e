import { Card } from '#ui/card.tsx'
import { Field, FormProblem, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { MoveStatus } from '../cash.ts'
import { movePath } from '../cash-paths.ts'
import type { ConfirmDepositForm, TakeBackForm } from '../inputs.ts'

type Move = {
  id: string
  status: MoveStatus
  slip: string | null
  bank: string | null
  to: string
  from: string
  fromBank: string | null
  may: { receive: boolean; confirm: boolean; takeBack: boolean; giveBack: boolean }
}
type Props = { move: Move; act: string | null; reply: Reply | undefined }

/** What became of it: it came, it was seen at the bank, or it is back. Whoever sent it says only the last. */
export function MoveActs({ move, act, reply }: Props) {
  const of = (name: string) => (act === name ? reply : undefined)
  if (move.status !== 'under-way') return null
  const { receive, confirm, takeBack, giveBack } = move.may
  return (
    <div className="stack">
      {receive && <Receive move={move} reply={of('receive')} />}
      {confirm && <Confirm move={move} reply={of('confirm')} />}
      {!receive && !confirm && (
        <Card title="من يؤكد وصوله">
          <p className="muted sm">
            {move.bank
              ? 'من له صلاحية «تأكيد وصول النقد إلى البنك»، غير من نقله.'
              : `من ورديته مفتوحة على ${move.to}، غير من نقله.`}
          </p>
        </Card>
      )}
      {takeBack && <TakeBack move={move} reply={of('take-back')} />}
      {giveBack && <GiveBack move={move} reply={of('give-back')} />}
    </div>
  )
}

type OneProps = { move: Move; reply: Reply | undefined }

function Receive({ move: { id }, reply }: OneProps) {
  return (
    <Card title="استلام النقد">
      <PostForm action={`${movePath(id)}?act=receive`}>
        <FormProblem text={reply?.problem} />
        <p className="muted sm">عُدّه قبل أن تستلمه. إن نقص فلا تستلمه، وأعده إلى من نقله.</p>
        <div>
          <SubmitButton>استلمته كاملًا</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

function Confirm({ move: { id, slip, fromBank }, reply }: OneProps) {
  return (
    <Card title="تأكيد وصوله إلى البنك">
      <PostForm action={`${movePath(id)}?act=confirm`} reply={reply} before="التأكيد">
        <Field
          {...fieldsOf<ConfirmDepositForm>(reply)('slip', slip ?? undefined)}
          label={fromBank ? 'مرجع البنك' : 'رقم قسيمة البنك'}
          help="بعد أن ترى المبلغ كاملًا في كشف الحساب."
          dir="ltr"
          required
        />
        <div>
          <SubmitButton>{fromBank ? 'أكّد وصول التحويل' : 'أكّد وصول النقد'}</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

function GiveBack({ move: { id, from, bank }, reply }: OneProps) {
  return (
    <Card title={bank ? 'إعادته إلى حسابه' : 'إعادته إلى البنك'}>
      <PostForm action={`${movePath(id)}?act=give-back`} reply={reply} before="الإعادة">
        <p className="muted sm">
          {bank ? `إن لم ينفّذه البنك، أو أعاده كاملًا إلى ${from}.` : `إن لم يُسحب، أو عاد النقد كاملًا إلى ${from}.`}
        </p>
        <Field {...fieldsOf<TakeBackForm>(reply)('reason')} label="السبب" required />
        <div>
          <SubmitButton variant="outline">{bank ? 'أعده إلى حسابه' : 'أعده إلى البنك'}</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

function TakeBack({ move: { id, from }, reply }: OneProps) {
  return (
    <Card title="إعادته إلى الصندوق">
      <PostForm action={`${movePath(id)}?act=take-back`} reply={reply} before="الإعادة">
        <p className="muted sm">إن لم يصل، وعاد النقد كاملًا إلى {from}.</p>
        <Field {...fieldsOf<TakeBackForm>(reply)('reason')} label="السبب" required />
        <div>
          <SubmitButton variant="outline">أعده إلى الصندوق</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
