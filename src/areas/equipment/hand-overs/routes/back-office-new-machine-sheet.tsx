import { data } from 'react-router'
import { SheetsCard } from '#areas/handovers/public-ui.tsx'
import { asDocument, page, saying, submit } from '#platform/http.ts'
import { reaches } from '#platform/reach.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { OpenLink } from '#ui/links.tsx'
import { Code, Num } from '#ui/values.tsx'
import { inHours } from '../../machines/machine.ts'
import { machine } from '../../machines/machine-detail.ts'
import { machinePath, machineSheetPath } from '../../paths.ts'
import { equipmentPermissions as may } from '../../permissions.ts'
import { machineSheetWords } from '../machine-sheet-words.ts'
import { machineSheetsOf } from '../queries.ts'
import { beginMachineSheet } from '../use-cases/begin-machine-sheet.ts'
import type { Route } from './+types/back-office-new-machine-sheet'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `معاينة ${loaderData?.one.code ?? ''} · التحالف` }]

export const handle = { crumb: () => 'معاينة' }

export const loader = page(may.inspect, async (ctx, { params }) => {
  const one = await machine(ctx, params.machineId)
  if (!one || !reaches(ctx.actor, may.inspect, one)) throw data('لا توجد هذه المعدّة.', { status: 404, statusText: 'Not Found' })
  const drafts = (await machineSheetsOf(ctx, one.id)).filter(({ status }) => status === 'draft')
  return { one, drafts, formId: ctx.newId() }
})

export const action = submit(beginMachineSheet, ({ id }) => asDocument(saying('فُتح المحضر', machineSheetPath(id))))

export default function NewMachineSheetPage({ loaderData: { one, drafts, formId }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>معاينة المعدّة</h1>
          <p className="muted sm">
            <OpenLink to={machinePath(one.id)}>
              <bdi>{one.model}</bdi> <Code>{one.code}</Code>
            </OpenLink>
          </p>
        </div>
      </div>
      {drafts.length > 0 && <SheetsCard words={machineSheetWords} sheets={drafts} none="" />}
      <Card title={drafts.length > 0 ? 'محضر آخر' : 'محضر جديد'}>
        <PostForm reply={reply} before="المعاينة">
          <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
          <p className="sm">
            آخر قراءة للعداد <Num>{inHours(one.meter)}</Num> ساعة.
          </p>
          <p className="muted sm">العلامات المسجلة في آخر محضر موقّع تظهر على المخطط، فسجّل ما لم يكن فيه.</p>
          <div>
            <SubmitButton>ابدأ المعاينة</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
