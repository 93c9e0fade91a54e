import { data } from 'react-router'
import { MarksToClaim } from '#areas/claims/public-ui.tsx'
import { claimPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { Code } from '#ui/values.tsx'
import { returnSheets } from '../rental-claims.ts'
import { claimMarks } from '../use-cases/claim-marks.ts'
import { rentalsToReport } from '../who-has-it.ts'
import type { Route } from './+types/back-office-new-damage'

export const meta = () => [{ title: 'ضرر عند الإعادة · التحالف' }]

export const handle = { crumb: () => 'ضرر عند الإعادة' }

export const loader = page(may.handOver, async (ctx, { query }) => {
  const [one] = await rentalsToReport(ctx, { rental: query.get('rental') ?? '', vehicle: null })
  if (!one || one.id !== query.get('rental')) throw data('لا يوجد هذا العقد.', { status: 404, statusText: 'Not Found' })
  return { one, formId: ctx.newId(), sheets: await returnSheets(ctx, one.id) }
})

export const action = submit(claimMarks, ({ id }) => saying('فُتح ملف الضرر', claimPath(id)))

export default function NewDamagePage({ loaderData: { one, formId, sheets }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>ضرر عند الإعادة</h1>
          <p className="muted sm">
            {one.car} · <bdi>{one.name}</bdi> · <Code>{one.number}</Code>
          </p>
        </div>
      </div>
      {sheets.length === 0 && (
        <Card>
          <p>لا محضر إعادة موقّعًا لهذا العقد يُقارن بمحضر تسليمه.</p>
        </Card>
      )}
      {sheets.map((sheet) => (
        <Card key={sheet.id} title={`محضر الإعادة ${sheet.number}`}>
          <PostForm reply={reply} before="الحفظ">
            <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
            <input type="hidden" name="contractId" value={one.id} />
            <input type="hidden" name="sheetId" value={sheet.id} />
            <MarksToClaim sheet={sheet} reply={reply} />
            <div>
              <SubmitButton>افتح ملف الضرر</SubmitButton>
            </div>
          </PostForm>
        </Card>
      ))}
    </>
  )
}
