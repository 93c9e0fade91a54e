import type { MoveForm } from '#areas/customers/record/detail-inputs.ts'
import type { Place } from '#areas/customers/record/queries.ts'
import { ActButton, ActForm, type Refused, replyTo } from '#areas/customers/record/ui/act-form.tsx'
import { CheckField } from '#ui/form/choices.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Field, fieldsOf } from '#ui/form.tsx'
import { DateText } from '#ui/values.tsx'

type Props = { place: Place; refused: Refused; may: boolean }

/** Whose customer it is: those of this branch and of the ones that serve them besides see the record, and those who see all. */
export function BranchPart({ place, refused, may }: Props) {
  const { branchId, name, besides, others } = place
  const field = fieldsOf<MoveForm>(replyTo(refused, 'move'))
  return (
    <section className="stack">
      <h2>الفرع</h2>
      <p>{name ?? <span className="muted">لا فرع له بعد.</span>}</p>
      {besides.length > 0 && <p className="muted sm">ويخدمه أيضًا موظفو {besides.join('، ')}.</p>}
      <Before place={place} may={may} />
      {may && others.length === 0 && <p className="muted sm">النقل إلى فرع آخر لمن يعمل في الفرعين.</p>}
      {may && others.length > 0 && (
        <ActForm act="move" refused={refused} send="انقل إلى فرع آخر">
          <input type="hidden" name="fromId" value={branchId ?? ''} />
          <SelectField
            {...field('branchId')}
            label="الفرع"
            help="بعد النقل يراه موظفو هذا الفرع دون موظفي فرعه الحالي، إلا أن يبقى يخدمه"
            options={others.map((branch) => [branch.id, branch.name] as const)}
            required
          />
          {name && <CheckField {...field('keeps')} label={`يبقى موظفو ${name} يخدمونه أيضًا`} />}
          <Field {...field('reason')} id="move-reason" label="السبب" optional />
        </ActForm>
      )}
    </section>
  )
}

function Before({ place: { branchId, before, others }, may }: Omit<Props, 'refused'>) {
  if (!before?.name) return null
  const back = others.find(({ id }) => id === before.id)
  return (
    <p className="row wrap">
      <span className="muted sm">
        كان في {before.name} حتى <DateText at={before.until} />
      </span>
      {may && back && (
        <ActButton act="move" values={{ branchId: back.id, fromId: branchId ?? '' }} label={`أعده إلى ${back.name}`}>
          أعده
        </ActButton>
      )}
    </p>
  )
}
