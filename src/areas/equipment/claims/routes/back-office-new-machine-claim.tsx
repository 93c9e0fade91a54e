import { Link } from 'react-router'
import { MarksToClaim } from '#areas/claims/public-ui.tsx'
import { claimPath, hiresPath, newClaimPath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { Code } from '#ui/values.tsx'
import { addressWith } from '#values/asked.ts'
import { isDay } from '#values/days.ts'
import { machinesHired, sheetsToClaim } from '../queries.ts'
import { OpenClaimFields } from '../ui/open-form.tsx'
import { claimMachineMarks } from '../use-cases/claim-marks.ts'
import { openClaim } from '../use-cases/open-claim.ts'
import type { Route } from './+types/back-office-new-machine-claim'

export const meta = () => [{ title: 'سجّل ضررًا · التحالف' }]

export const handle = { crumb: () => 'محضر ضرر جديد' }

export const loader = page(may.claims, async (ctx, { query }) => {
  const [segment, day] = [query.get('segment'), query.get('day')]
  const all = await machinesHired(ctx, { hire: query.get('hire'), machine: query.get('machine') })
  const machines = all.some(({ id }) => id === segment) ? all.filter(({ id }) => id === segment) : all
  const begun = { segment, day: day && isDay(day) ? day : null, isOfHirer: segment !== null }
  const hire = machines.length > 0 ? query.get('hire') : null
  const sheets = await sheetsToClaim(ctx, hire)
  return { formId: ctx.newId(), markFormId: ctx.newId(), now: ctx.now(), machines, begun, hire, sheets, act: query.get('act') }
})

const opened = ({ id }: { id: string }) => saying('فُتح محضر الضرر', claimPath(id))

export const action = submitOneOf({ open: submit(openClaim, opened), marks: submit(claimMachineMarks, opened) })

export default function NewMachineClaimPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { formId, now, machines, begun, hire, act } = loaderData
  const [one] = machines
  return (
    <>
      <div className="page-h">
        <div>
          <h1>سجّل ضررًا</h1>
          {one && machines.length === 1 && (
            <p className="muted sm">
              <Code>{one.code}</Code> <bdi>{one.model}</bdi> · <bdi>{one.name}</bdi> · <Code>{one.number}</Code>
            </p>
          )}
        </div>
      </div>
      <MarksCards shown={loaderData} reply={act === 'marks' ? reply : undefined} />
      {one ? (
        <Card>
          <PostForm action={here('open', hire)} reply={act === 'marks' ? undefined : reply} before="التسجيل" withFiles>
            <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
            <OpenClaimFields {...{ machines, now, begun, reply }} />
            <p className="help">لا يُرد التأمين المسترد حتى يُبتّ في المحضر.</p>
            <div>
              <SubmitButton>افتح محضر الضرر</SubmitButton>
            </div>
          </PostForm>
        </Card>
      ) : (
        <Empty title="ليست المعدّة لدى عميل">
          افتح المحضر من{' '}
          <Link className="link" to={hiresPath}>
            عقد التأجير
          </Link>{' '}
          الذي كانت فيه.
        </Empty>
      )}
    </>
  )
}

const here = (act: string, hire: string | null) => addressWith(newClaimPath, { act, ...(hire && { hire }) })

type Marked = { shown: Route.ComponentProps['loaderData']; reply: Reply | undefined }

/** What came back with new marks, each return sheet by itself. */
const MarksCards = ({ shown: { sheets, hire, markFormId }, reply }: Marked) =>
  sheets.map((sheet) => (
    <Card key={sheet.id} title={`علامات جديدة في محضر الإعادة ${sheet.number}`}>
      <PostForm action={here('marks', hire)} reply={reply} part={sheet.id} before="الحفظ">
        <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : markFormId} />
        <input type="hidden" name="contractId" value={hire ?? ''} />
        <input type="hidden" name="sheetId" value={sheet.id} />
        <MarksToClaim sheet={sheet} reply={reply} />
        <div>
          <SubmitButton>افتح محضر الضرر</SubmitButton>
        </div>
      </PostForm>
    </Card>
  ))
