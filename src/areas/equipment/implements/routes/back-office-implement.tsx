import { data } from 'react-router'
import { implementsPath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { Code } from '#ui/values.tsx'
import { kindChoices } from '../../kinds/queries.ts'
import { implementById } from '../queries.ts'
import { ImplementFields } from '../ui/implement-form.tsx'
import { correctImplement } from '../use-cases/correct-implement.ts'
import type { Route } from './+types/back-office-implement'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.one.name ?? ''} · الأدوات · التحالف` }]

export const handle = { crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.one.name ?? '' }

export const loader = page(may.manage, async (ctx, { params }) => {
  const one = await implementById(ctx, params.implementId)
  if (!one?.mayCorrect) throw data('لا توجد هذه الأداة.', { status: 404, statusText: 'Not Found' })
  return { one, kinds: await kindChoices(ctx.db) }
})

export const action = submit(correctImplement, () => saying('صُحّحت الأداة', implementsPath))

export default function ImplementPage({ loaderData: { one, kinds }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <h1>
          <bdi>{one.name}</bdi> <Code>{one.code}</Code>
        </h1>
      </div>
      <Card>
        <PostForm reply={reply} before="الحفظ">
          <Seen of={one.version} reply={reply} />
          <ImplementFields reply={reply} kept={one} kinds={kinds} />
          <div>
            <SubmitButton>صحّح الأداة</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
