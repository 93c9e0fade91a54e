import { Link } from 'react-router'
import { claimPath, rentalsPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { Code } from '#ui/values.tsx'
import { AccidentFields } from '../ui/accident-form.tsx'
import { reportAccident } from '../use-cases/report-accident.ts'
import { rentalsToReport } from '../who-has-it.ts'
import type { Route } from './+types/back-office-new-claim'

export const meta = () => [{ title: 'سجّل حادثًا · التحالف' }]

export const handle = { crumb: () => 'حادث جديد' }

export const loader = page(may.handOver, async (ctx, { query }) => {
  const asked = { rental: query.get('rental'), vehicle: query.get('vehicle') }
  return { formId: ctx.newId(), now: ctx.now(), rentals: await rentalsToReport(ctx, asked) }
})

export const action = submit(reportAccident, ({ id }) => saying('سُجّل الحادث', claimPath(id)))

export default function NewClaimPage({ loaderData: { formId, now, rentals }, actionData: reply }: Route.ComponentProps) {
  const [one] = rentals
  if (!one)
    return (
      <>
        <div className="page-h">
          <h1>سجّل حادثًا</h1>
        </div>
        <Empty title="ليست السيارة لدى عميل">
          سجّل الحادث من{' '}
          <Link className="link" to={rentalsPath}>
            عقد التأجير
          </Link>{' '}
          الذي كانت فيه.
        </Empty>
      </>
    )
  return (
    <>
      <div className="page-h">
        <div>
          <h1>سجّل حادثًا</h1>
          {rentals.length === 1 && (
            <p className="muted sm">
              {one.car} · <bdi>{one.name}</bdi> · <Code>{one.number}</Code>
            </p>
          )}
        </div>
      </div>
      <Card>
        <PostForm reply={reply} before="التسجيل" withFiles>
          <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
          <AccidentFields rentals={rentals} now={now} reply={reply} />
          <p className="help">تصبح حالة السيارة «حادث»، ولا يُرد التأمين المسترد حتى يُغلق الملف.</p>
          <div>
            <SubmitButton>سجّل الحادث</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
