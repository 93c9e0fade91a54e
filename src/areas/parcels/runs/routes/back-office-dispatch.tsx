import '#ui/styles/dispatch.css'
import { Form } from 'react-router'
import { dispatchPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { tabsOpenTo } from '#areas/parcels/tabs-open.ts'
import { ParcelsFrame } from '#areas/parcels/ui/parcels-frame.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Button, PostForm, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { weekdayAndDay } from '#values/dates.ts'
import { howMany } from '#values/plural.ts'
import { type DispatchBoard, dispatchBoard } from '../dispatch.ts'
import { DispatchForm } from '../ui/dispatch-form.tsx'
import { planRun } from '../use-cases/plan-run.ts'
import { putOffParcels } from '../use-cases/put-off.ts'
import { shareOut } from '../use-cases/share-out.ts'
import type { Route } from './+types/back-office-dispatch'

export const meta = () => [{ title: 'التوزيع · التحالف' }]

export const handle = { crumb: () => 'التوزيع' }

export const loader = page(may.dispatch, async (ctx, { query }) => ({
  ...{ board: await dispatchBoard(ctx, { query }), sees: tabsOpenTo(ctx), act: query.get('act') },
}))

const back = ({ branchId, day }: { branchId: string; day: string }) =>
  `${dispatchPath}?${new URLSearchParams({ branch: branchId, day })}`

export const action = submitOneOf({
  give: submit(planRun, ({ courierName, count, ...at }) =>
    saying(`أُعطي ${courierName} ${howMany(count, 'parcel', 'acc')}`, back(at)),
  ),
  'put-off': submit(putOffParcels, ({ until, count, ...at }) =>
    saying(`أُجّل ${howMany(count, 'parcel')} إلى ${weekdayAndDay(until)}`, back(at)),
  ),
  share: submit(shareOut, ({ given, left, ...at }) => saying(sharedInWords(given, left), back(at))),
})

function sharedInWords(given: number, left: number) {
  const gone = given > 0 ? `وُزّع ${howMany(given, 'parcel')}` : 'لم يُوزّع شيء'
  return left > 0 ? `${gone}، وبقي ${howMany(left, 'parcel')} فوق حد النقد.` : gone
}

export default function DispatchPage({ loaderData: { board, sees, act }, actionData: reply }: Route.ComponentProps) {
  const waiting = board.doors.reduce((sum, { parcels }) => sum + parcels.length, 0)
  const given = board.runs.reduce((sum, { stops }) => sum + stops, 0)
  return (
    <ParcelsFrame
      title={`توزيع ${weekdayAndDay(board.day, board.today)}`}
      about={[
        ...(given > 0 ? [`${howMany(given, 'parcel')} في ${howMany(board.runs.length, 'run', 'gen')}`] : []),
        ...(board.isPast ? [] : [waiting > 0 ? `بلا مندوب ${waiting}` : 'لا طرد بلا مندوب']),
      ].join(' · ')}
      action={<WhichDay board={board} />}
      sees={sees}
    >
      {waiting > 0 && board.runs.some(({ state, day }) => state === 'planned' && day === board.day) && (
        <PostForm reply={act === 'share' ? reply : undefined} action={`${dispatchPath}?act=share`} part="share" before="التوزيع">
          <input type="hidden" name="branchId" value={board.branchId ?? ''} />
          <input type="hidden" name="day" value={board.day} />
          <div>
            <SubmitButton variant="outline">وزّع الباقي بالمنطقة</SubmitButton>
          </div>
        </PostForm>
      )}
      {board.isPast && board.runs.length === 0 ? (
        <Empty title="لا جولات في هذا اليوم">اختر يومًا آخر.</Empty>
      ) : (
        <DispatchForm board={board} reply={act === 'give' || act === 'put-off' ? reply : undefined} />
      )}
    </ParcelsFrame>
  )
}

const WhichDay = ({ board: { branches, branchId, day } }: { board: DispatchBoard }) => (
  <Form className="row wrap which-day" action={dispatchPath}>
    {branches.length > 1 ? (
      <select className="input" name="branch" defaultValue={branchId} aria-label="الفرع">
        {branches.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    ) : (
      <input type="hidden" name="branch" value={branchId ?? ''} />
    )}
    <input type="date" className="input" name="day" defaultValue={day} aria-label="يوم التوزيع" required />
    <Button type="submit" variant="outline">
      اعرض
    </Button>
  </Form>
)
