import { data } from 'react-router'
import { SheetsCard } from '#areas/handovers/public-ui.tsx'
import { carSheetPath, vehiclePath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { asDocument, page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { OpenLink } from '#ui/links.tsx'
import { Plate } from '#ui/plate.tsx'
import { Told } from '#ui/told.tsx'
import { Num } from '#ui/values.tsx'
import { vehicle } from '../../fleet/vehicle-detail.ts'
import { carSheetWords } from '../car-sheet-words.ts'
import { carSheetsOf } from '../queries.ts'
import { beginCarSheet } from '../use-cases/begin-car-sheet.ts'
import type { Route } from './+types/back-office-new-car-sheet'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `معاينة ${loaderData?.one.plate ?? ''} · التحالف` }]

export const handle = { crumb: () => 'معاينة' }

export const loader = page(may.inspect, async (ctx, { params }) => {
  const one = await vehicle(ctx, params.vehicleId)
  if (!one?.may.inspect) throw data('لا توجد هذه المركبة.', { status: 404, statusText: 'Not Found' })
  const drafts = (await carSheetsOf(ctx, one.id)).filter(({ status }) => status === 'draft')
  return { one, drafts, formId: ctx.newId() }
})

export const action = submit(beginCarSheet, ({ id }) => asDocument(saying('فُتح المحضر', carSheetPath(id))))

export default function NewCarSheetPage({ loaderData: { one, drafts, formId }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>معاينة السيارة</h1>
          <p className="muted sm">
            <OpenLink to={vehiclePath(one.id)}>
              <bdi>{one.model}</bdi> <Plate digits={one.plateDigits} letters={one.plateLetters} />
            </OpenLink>
          </p>
        </div>
      </div>
      {drafts.length > 0 && <SheetsCard words={carSheetWords} sheets={drafts} none="" />}
      <Card title={drafts.length > 0 ? 'محضر آخر' : 'محضر جديد'}>
        <PostForm reply={reply} before="المعاينة">
          <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
          <dl className="told in-columns">
            <Told question="آخر قراءة للعداد">
              <Num>{one.odometer}</Num> كم
            </Told>
            <Told question="مستوى الوقود">
              <Num>{one.fuel}</Num> من <Num>8</Num>
            </Told>
          </dl>
          <p className="muted sm">العلامات المسجلة في آخر محضر موقّع تظهر على المخطط، فسجّل ما لم يكن فيه.</p>
          <div>
            <SubmitButton>ابدأ المعاينة</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
