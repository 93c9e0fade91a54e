import '#ui/styles/act-form.css'
import { Link } from 'react-router'
import { damagePath, parcelPath } from '#areas/parcels/paths.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { addressWith } from '#values/asked.ts'
import { parcelStates, toldStates } from '../../journey/parcel.ts'
import type { CorrectForm, FindForm, LoseForm } from '../inputs.ts'
import { searchedPlaces } from '../mishap.ts'
import type { MishapsOfParcel } from '../queries.ts'
import { DisposeIt } from './dispose-it.tsx'

type Props = { parcelId: string; mishaps: MishapsOfParcel; act: string | null; reply: Reply | undefined }

/** What is seldom done with a parcel: each folded away until somebody needs it. */
export function MishapActs({ parcelId, mishaps, act, reply }: Props) {
  const { mayDamage, mayLose, findIn, wrong, disposal } = mishaps
  const heard = (name: string) => (act === name ? reply : undefined)
  if (!mayDamage && !mayLose && findIn.length === 0 && wrong.length === 0 && !disposal) return null
  return (
    <Card title="إن حدث له شيء">
      <div className="stack">
        {findIn.length > 0 && <FindIt {...{ parcelId, findIn }} reply={heard('find')} />}
        {mayDamage && (
          <div>
            <Link className={buttonLook({ variant: 'outline', size: 'small' })} to={damagePath(parcelId)}>
              سجّل ضررًا بصورتين
            </Link>
          </div>
        )}
        {mayLose && <LoseIt parcelId={parcelId} reply={heard('lose')} />}
        {wrong.length > 0 && <CorrectIt {...{ parcelId, wrong }} reply={heard('correct')} />}
        {disposal && <DisposeIt {...{ parcelId, disposal }} warned={heard('warn')} reply={heard('dispose')} />}
      </div>
    </Card>
  )
}

const at = (parcelId: string, act: string) => addressWith(parcelPath(parcelId), { act })

type FormOf<More = object> = More & { parcelId: string; reply: Reply | undefined }

function FindIt({ parcelId, findIn, reply }: FormOf<Pick<MishapsOfParcel, 'findIn'>>) {
  const field = fieldsOf<FindForm>(reply)
  return (
    <PostForm reply={reply} action={at(parcelId, 'find')} part="find" before="الحفظ">
      <input type="hidden" name="parcelId" value={parcelId} />
      <SelectField {...field('branchId')} label="عُثر عليه في" options={findIn} required />
      <div>
        <SubmitButton>عُثر عليه</SubmitButton>
      </div>
    </PostForm>
  )
}

function LoseIt({ parcelId, reply }: FormOf) {
  const field = fieldsOf<LoseForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">لم نعثر عليه</summary>
      <PostForm reply={reply} action={at(parcelId, 'lose')} part="lose" before="التسجيل">
        <input type="hidden" name="parcelId" value={parcelId} />
        <ChoiceField {...field('searched')} label="بُحث عنه في" options={searchedPlaces} many />
        <Field {...field('note')} label="من سُئل، ومتى انتهى البحث" maxLength={300} required />
        <div>
          <SubmitButton variant="outline">سجّل أنه لم يُعثر عليه</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

const told = toldStates.map((state) => [state, parcelStates[state]] as const)

function CorrectIt({ parcelId, wrong, reply }: FormOf<Pick<MishapsOfParcel, 'wrong'>>) {
  const field = fieldsOf<CorrectForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">صحّح حاله</summary>
      <PostForm reply={reply} action={at(parcelId, 'correct')} part="correct" before="التصحيح">
        <input type="hidden" name="parcelId" value={parcelId} />
        <p className="sm muted">ما سُجّل خطأً يبقى في السجل، ويُكتب بعده ما صحّ.</p>
        <SelectField {...field('eventId')} label="ما سُجّل خطأً" options={wrong} required />
        <SelectField {...field('state')} label="حاله في الواقع" options={told} required />
        <Field {...field('reason')} label="السبب" maxLength={200} required />
        <div>
          <SubmitButton variant="outline">صحّح الحال</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
