import { Boxes } from 'lucide-react'
import { Link } from 'react-router'
import { bagsPath, counterPath, parcelPath, shelvesPath } from '#areas/parcels/paths.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Code } from '#ui/values.tsx'
import { addressWith } from '#values/asked.ts'
import type { ReasonForm } from '../inputs.ts'
import { branchSteps, isOnTheWayIn, mayFollow } from '../parcel.ts'
import type { ShownParcel } from '../parcel-detail.ts'

type Props = { one: ShownParcel; shelf: string | null; act: string | null; reply: Reply | undefined }

/** What can be done with it now; what its state does not allow is not there. */
export function ParcelActs({ one, shelf, act, reply }: Props) {
  const heard = (name: string) => (act === name ? reply : undefined)
  const isHeld = one.heldReason !== null
  const isFetched = isOnTheWayIn(one)
  const can = (step: Parameters<typeof mayFollow>[1]) =>
    !isHeld && !(isFetched && branchSteps.includes(step)) && one.pieces.every(({ state }) => mayFollow(state, step))
  const goal = one.isReturning ? one.fromBranchId : one.toBranchId
  if (one.endedAt) return <div className="stack" />
  return (
    <div className="stack">
      {shelf && !one.pieces.some((piece) => piece.shelf) && one.may.sort && (can('shelved') || can('moved')) && (
        <div className="place-it">
          <Boxes className="i i-lg" aria-hidden />
          <Link className="link" to={addressWith(shelvesPath, { parcel: one.bare })}>
            ضعه على الرف
          </Link>
          <Code>{shelf}</Code>
        </div>
      )}
      {can('handed-over') && one.may.handOver && (
        <Link className={buttonLook({ block: true })} to={addressWith(counterPath, { q: one.bare })}>
          سلّمه لصاحبه
        </Link>
      )}
      {can('bagged') && one.may.sort && goal !== one.branchId && (
        <Link className={buttonLook({ variant: 'outline', block: true })} to={bagsPath}>
          {`أرسله في كيس إلى ${one.isReturning ? one.fromBranch : one.toBranch}`}
        </Link>
      )}
      {can('ready') && one.may.sort && !one.isReturning && goal === one.branchId && <Ready one={one} reply={heard('ready')} />}
      {isHeld && one.may.hold && <Release one={one} reply={heard('release')} />}
      {!isHeld && one.may.hold && <Hold one={one} reply={heard('hold')} />}
      {can('returning') && one.may.return && !one.isReturning && <TurnBack one={one} reply={heard('turn-back')} />}
    </div>
  )
}

type FormProps = { one: ShownParcel; reply: Reply | undefined }

const at = (one: ShownParcel, act: string) => addressWith(parcelPath(one.id), { act })

const Ready = ({ one, reply }: FormProps) => (
  <Card title="بانتظار صاحبه">
    <PostForm reply={reply} action={at(one, 'ready')}>
      <input type="hidden" name="parcelId" value={one.id} />
      <p className="sm muted">يُرسل إلى صاحبه رمز التسليم، وتبدأ أيام التخزين بلا رسم.</p>
      <div>
        <SubmitButton variant={one.service === 'door' ? 'outline' : 'primary'}>أعلِم صاحبه أنه في الفرع</SubmitButton>
      </div>
    </PostForm>
  </Card>
)

const Release = ({ one, reply }: FormProps) => (
  <Card title="الطرد موقوف">
    <PostForm reply={reply} action={at(one, 'release')}>
      <input type="hidden" name="parcelId" value={one.id} />
      <div>
        <SubmitButton>أطلق الطرد</SubmitButton>
      </div>
    </PostForm>
  </Card>
)

function Hold({ one, reply }: FormProps) {
  const field = fieldsOf<ReasonForm>(reply)
  return (
    <Card title="أوقف الطرد">
      <PostForm reply={reply} action={at(one, 'hold')} part="hold">
        <input type="hidden" name="parcelId" value={one.id} />
        <Field {...field('reason')} label="السبب" maxLength={160} required />
        <div>
          <SubmitButton variant="outline">أوقف الطرد</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

function TurnBack({ one, reply }: FormProps) {
  const field = fieldsOf<ReasonForm>(reply)
  return (
    <Card title="أعده إلى المرسل">
      <PostForm reply={reply} action={at(one, 'turn-back')} part="turn-back">
        <input type="hidden" name="parcelId" value={one.id} />
        <Field {...field('reason')} label="السبب" maxLength={160} required />
        <div>
          <SubmitButton variant="outline">أعده إلى المرسل</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
