import '#ui/styles/act-form.css'
import { parcelPath } from '#areas/parcels/paths.ts'
import { Card } from '#ui/card.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { addressWith } from '#values/asked.ts'
import { PieceRows } from '../../intake/ui/piece-rows.tsx'
import { isOnTheWayIn } from '../../journey/parcel.ts'
import type { ShownParcel } from '../../journey/parcel-detail.ts'
import type { CancelForSenderForm } from '../inputs.ts'
import { weighable } from '../weighable.ts'

type Props = { one: ShownParcel; act: string | null; reply: Reply | undefined }

/** What was booked is taken in with its weight, or given up; what stands with us may be weighed again. */
export function WeighCards({ one, act, reply }: Props) {
  const heard = (name: string) => (act === name ? reply : undefined)
  if (!one.may.register || one.heldReason !== null) return null
  const isFetched = isOnTheWayIn(one)
  if (one.state === 'registered' || isFetched)
    return (
      <>
        <Card title={isFetched ? 'استلمه من المندوب' : givenBy(one)}>
          <Weights one={one} act="accept" reply={heard('accept')} button="استلم الطرد" />
        </Card>
        {!isFetched && <CancelIt parcelId={one.id} reply={heard('cancel')} />}
      </>
    )
  if (!weighable.includes(one.state)) return null
  return (
    <details open={act === 'weigh' && reply !== undefined}>
      <summary className="link sm">وزنه غير ما كُتب؟</summary>
      <Card title="صحّح الوزن">
        <Weights one={one} act="weigh" reply={heard('weigh')} button="احفظ الوزن" />
      </Card>
    </details>
  )
}

const givenBy = ({ isReturning }: ShownParcel) => (isReturning ? 'استلم القديم' : 'استلمه من المرسل')

function CancelIt({ parcelId, reply }: { parcelId: string; reply: Reply | undefined }) {
  const field = fieldsOf<CancelForSenderForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-danger-ghost btn-sm">ألغِ الطرد</summary>
      <PostForm reply={reply} action={addressWith(parcelPath(parcelId), { act: 'cancel' })} part="cancel" before="الإلغاء">
        <input type="hidden" name="parcelId" value={parcelId} />
        <Field {...field('reason')} label="سبب الإلغاء" help="يصل المرسل" maxLength={160} required />
        <div>
          <SubmitButton variant="danger-ghost">ألغِ الطرد</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

type WeightsProps = { one: ShownParcel; act: string; reply: Reply | undefined; button: string }

const Weights = ({ one, act, reply, button }: WeightsProps) => (
  <PostForm reply={reply} action={addressWith(parcelPath(one.id), { act })} part={act} before="الحفظ">
    <input type="hidden" name="parcelId" value={one.id} />
    <PieceRows reply={reply} pieces={one.pieces} />
    <p className="sm muted">ما زاد به الرسم يُطلب من صاحبه، وما نقص يُرد له بإشعار دائن.</p>
    <div>
      <SubmitButton>{button}</SubmitButton>
    </div>
  </PostForm>
)
