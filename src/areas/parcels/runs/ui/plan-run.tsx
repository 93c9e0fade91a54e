import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { Code } from '#ui/values.tsx'
import { dayInWords } from '#values/dates.ts'
import { whenInWords } from '../../redelivery/windows.ts'
import type { PlanRunForm } from '../inputs.ts'
import type { DispatchBoard } from '../queries.ts'

type Props = { board: DispatchBoard; reply: Reply | undefined; action: string }

/** What was asked for on a later day stays behind until then. */
const isForToday = ({ deliverOn }: { deliverOn: string | null }, today: string) => deliverOn === null || deliverOn <= today

/** What waits by zone, ticked, and who brings it: a run is planned with one press. */
export function PlanRun({ board, reply, action }: Props) {
  const field = fieldsOf<Omit<PlanRunForm, 'parcels'> & { parcels: string }>(reply)
  const chosen = [reply?.typed.parcels ?? []].flat().map(String)
  if (board.zones.length === 0)
    return (
      <Card title="ينتظر الخروج">
        <Empty title="لا طرود تنتظر التوصيل">ما يُستلم إلى الباب في هذا الفرع يظهر هنا.</Empty>
      </Card>
    )
  if (board.couriers.length === 0) return <Alert kind="warning">لا مندوب في هذا الفرع. امنح موظفًا دور المندوب أولًا.</Alert>
  return (
    <PostForm reply={reply} action={action} className="stack" before="التخطيط">
      <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : board.formId} />
      <input type="hidden" name="branchId" value={board.branchId ?? ''} />
      {board.zones.map(({ zone, parcels }) => (
        <Card key={zone} title={zone} flush>
          <ul className="list">
            {parcels.map((one) => (
              <li key={one.id}>
                <label className="opt-row grow">
                  <input
                    type="checkbox"
                    className="check"
                    name="parcels"
                    value={one.id}
                    defaultChecked={reply === undefined ? isForToday(one, board.today) : chosen.includes(one.id)}
                  />
                  <span className="grow">
                    <span className="t">
                      <bdi>{one.recipientName}</bdi>، {[one.quarter, one.landmark].filter(Boolean).join('، ') || one.place}
                    </span>
                    <span className="xs muted db">
                      <Code>{one.number}</Code>
                      {one.pieceCount > 1 && ` · ${one.pieceCount} قطع`}
                      {one.deliverOn && one.deliverFrom && (
                        <b>{` · موعده ${whenInWords(one.deliverOn, one.deliverFrom, board.today)}`}</b>
                      )}
                      {one.promisedOn && !one.deliverOn && ` · حتى ${dayInWords(one.promisedOn)}`}
                    </span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </Card>
      ))}
      {field('parcels').errors?.map((text) => (
        <p key={text} className="error" role="alert">
          {text}
        </p>
      ))}
      <Card title="مع من ومتى">
        <div className="stack">
          <div className="form-grid">
            <SelectField {...field('courierId')} label="المندوب" options={[['', 'اختر'], ...board.couriers]} required />
            <DateField {...field('day', board.today)} label="يوم التوزيع" required />
            <Field {...field('vehicle')} label="المركبة" maxLength={40} optional />
          </div>
          <div>
            <SubmitButton>خطّط الجولة</SubmitButton>
          </div>
        </div>
      </Card>
    </PostForm>
  )
}
