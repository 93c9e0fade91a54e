import { Link } from 'react-router'
import { claimPath, hiresPath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { Code } from '#ui/values.tsx'
import { isDay } from '#values/days.ts'
import { machinesHired } from '../queries.ts'
import { OpenClaimFields } from '../ui/open-form.tsx'
import { openClaim } from '../use-cases/open-claim.ts'
import type { Route } from './+types/back-office-new-machine-claim'

export const meta = () => [{ title: 'سجّل ضررًا · التحالف' }]

export const handle = { crumb: () => 'محضر ضرر جديد' }

export const loader = page(may.claims, async (ctx, { query }) => {
  const [segment, day] = [query.get('segment'), query.get('day')]
  const all = await machinesHired(ctx, { hire: query.get('hire'), machine: query.get('machine') })
  const machines = all.some(({ id }) => id === segment) ? all.filter(({ id }) => id === segment) : all
  const begun = { segment, day: day && isDay(day) ? day : null, isOfHirer: segment !== null }
  return { formId: ctx.newId(), now: ctx.now(), machines, begun }
})

export const action = submit(openClaim, ({ id }) => saying('فُتح محضر الضرر', claimPath(id)))

export default function NewMachineClaimPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { formId, now, machines, begun } = loaderData
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
      {one ? (
        <Card>
          <PostForm reply={reply} before="التسجيل" withFiles>
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
